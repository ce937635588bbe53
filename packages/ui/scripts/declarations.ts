import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A declaration of a module, without the words that make it one of a declaration file. */
export interface Declaration {
  name: string;
  isExported: boolean;
  text: string;
}

const shortened = (text: string) =>
  text
    .replace(/^export (?:declare )?/, '')
    .replace(/^declare /, '')
    .replaceAll('import("react").JSX.Element', 'JSX.Element')
    // What a component takes apart is its own affair; a line break in it is none of the surface.
    .replaceAll(/\(\{[^{}]*\}: (?=\w)/g, '(props: ')
    .replaceAll(/^( {4})+/gm, (indent) => '  '.repeat(indent.length / 4));

/** The declarations of a `.d.ts` file with their comments, in their order. */
export const declarations = (path: string): readonly Declaration[] => {
  const source = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, source);
  return program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    if (!declared) return [];
    const id =
      declared.type === 'VariableDeclaration'
        ? declared.declarations[0]?.id
        : 'id' in declared
          ? declared.id
          : undefined;
    if (id?.type !== 'Identifier') return [];
    const comment = comments.findLast(
      ({ type, end }) =>
        type === 'Block' && end <= statement.start && source.slice(end, statement.start).trim() === '',
    );
    const words = comment ? `${source.slice(comment.start, comment.end)}\n` : '';
    const text = shortened(source.slice(statement.start, statement.end));
    return [{ name: id.name, isExported, text: words + text }];
  });
};
