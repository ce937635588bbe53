import {
  type Expression,
  type Node as SourceNode,
  Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from 'ts-morph';
import type { Change } from '../../Bench.ts';
import { dataOf, parseSource } from './dataOf.ts';
import { findKey } from './findKey.ts';

/** A change that cannot be made in the file as it is written. */
export class EditRefusal extends Error {
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

/** A change with whether its value is the name of something that the file imports. */
export type SourceChange = Pick<Change, 'path' | 'value'> & { isName?: boolean };

const isValue = (node: SourceNode): boolean =>
  Node.isStringLiteral(node) ||
  Node.isNoSubstitutionTemplateLiteral(node) ||
  Node.isNumericLiteral(node) ||
  Node.isPrefixUnaryExpression(node) ||
  (Node.isArrayLiteralExpression(node) && node.getElements().every(isValue));

const keyText = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** A string as our files write it: in single quotes, unless it holds one. */
const quoted = (text: string) => {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
};

const literal = (value: Change['value']): string => {
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' ? String(value) : `[${value.map(quoted).join(', ')}]`;
};

/** The text of a value below the keys that are not written yet. */
const nested = (keys: readonly string[], text: string): string =>
  keys.reduceRight((inner, name) => `{ ${keyText(name)}: ${inner} }`, text);

const replace = (holder: Expression, text: string, { path, isName }: SourceChange) => {
  if (!isValue(holder) && !(isName && Node.isIdentifier(holder)))
    throw new EditRefusal(
      path.join('.'),
      `is written as \`${holder.getText()}\`: change it in the file itself.`,
    );
  holder.replaceWithText(text);
};

const makeChange = (data: ObjectLiteralExpression, change: SourceChange) => {
  const { path, value, isName } = change;
  const text = isName ? String(value) : literal(value);
  const { holder, rest } = findKey(data, path);
  const [name, ...below] = rest;
  if (name === undefined) return replace(holder, text, change);
  if (!Node.isObjectLiteralExpression(holder))
    throw new EditRefusal(
      path.join('.'),
      'stands where the file has no such keys: change it in the file itself.',
    );
  holder.addPropertyAssignment({ name: keyText(name), initializer: nested(below, text) });
};

/** Imports just those fonts that the data names. */
const importNamed = (source: SourceFile, changes: readonly SourceChange[]) => {
  const names = changes.flatMap(({ value, isName }) => (isName ? String(value) : []));
  const fonts = source.getImportDeclaration('./fonts.gen.ts');
  if (names.length === 0 || !fonts) return;
  for (const name of names) {
    const isImported = fonts.getNamedImports().some((each) => each.getName() === name);
    if (!isImported) fonts.addNamedImport(name);
  }
  const body = source
    .getVariableStatements()
    .map((statement) => statement.getText())
    .join('\n');
  for (const each of fonts.getNamedImports())
    if (!new RegExp(`\\b${each.getName()}\\b`).test(body)) each.remove();
};

/**
 * The text of a brand's file with other values; every line that no change names stays as it is. Throws `EditRefusal`
 * where the file does not write a key as plain data.
 */
export const editSource = (name: string, text: string, changes: readonly SourceChange[]): string => {
  const source = parseSource(name, text);
  for (const change of changes) {
    const data = dataOf(source);
    if (!data)
      throw new EditRefusal('', 'hands no object to its define function: change it in the file itself.');
    makeChange(data, change);
  }
  importNamed(source, changes);
  return source.getFullText();
};
