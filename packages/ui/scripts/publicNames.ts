import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** What an index exports: the names by the module that they come from. */
export function publicNames(index: string): ReadonlyMap<string, readonly string[]> {
  const { program } = parseSync(index, readFileSync(index, 'utf8'));
  const names = new Map<string, string[]>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const exported = statement.specifiers.map(({ exported: { ...id } }) =>
      'name' in id ? id.name : id.value,
    );
    names.set(statement.source.value, [...(names.get(statement.source.value) ?? []), ...exported]);
  }
  return names;
}
