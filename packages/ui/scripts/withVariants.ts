import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { declarations } from './declarations.ts';

const RECORD = /: Record<([^,]+), string>;$/;

/** Where a declaration file takes its local names from. */
const importsOf = (path: string): ReadonlyMap<string, string> => {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  return new Map(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => [local.name, statement.source.value] as const)
        : [],
    ),
  );
};

/** A declaration with the names of a stylesheet's variants written out: a variant that goes breaks its callers. */
export const withVariants = (text: string, path: string): string => {
  const imports = importsOf(path);
  return text.replaceAll(/keyof typeof (\w+)(?:\.(\w+))?/g, (found, first: string, second?: string) => {
    const module = imports.get(first);
    if (!module?.endsWith('.css.ts')) return found;
    const file = join(dirname(path), module.replace(/\.ts$/, '.d.ts'));
    const declared = declarations(file).find(({ name }) => name === (second ?? first));
    return RECORD.exec(declared?.text ?? '')?.[1]?.replaceAll('"', "'") ?? found;
  });
};
