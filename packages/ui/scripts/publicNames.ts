import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A name that an index exports. */
export interface PublicName {
  name: string;
  /** Gone once the code runs. */
  isType: boolean;
}

/** What an index exports: the names by the module that they come from. */
export const publicNames = (index: string): ReadonlyMap<string, readonly PublicName[]> => {
  const { program } = parseSync(index, readFileSync(index, 'utf8'));
  const names = new Map<string, PublicName[]>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const exported = statement.specifiers.map(({ exported: id, exportKind }) => ({
      name: id.type === 'Identifier' ? id.name : id.value,
      isType: exportKind === 'type' || statement.exportKind === 'type',
    }));
    names.set(statement.source.value, [...(names.get(statement.source.value) ?? []), ...exported]);
  }
  return names;
};
