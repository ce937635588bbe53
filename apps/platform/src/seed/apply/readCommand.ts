import { parseArgs } from 'node:util';

const names = ['list', 'diff', 'apply', 'members'] as const;

const isName = (word: string): word is (typeof names)[number] => names.some((name) => name === word);

/** What the operator asks for. */
export type Command = { name: (typeof names)[number]; codes: readonly string[]; take: readonly string[] };

/** How the commands are written. */
export const usage = `npm run merchants -- <command>
  list                          every merchant, its brand, its domains, and how much of its folder is not applied
  diff [CODE …]                 what the folders say that the database does not
  apply [CODE …] [--take KEY]   writes that; what an operator has changed since is kept and named, and
                                --take gives a key back to the folder (may be repeated)
  members [CODE …]              how many accounts each merchant has, demonstration's ones too
DATABASE_URL or DATA_DIR say which database, BRANDS_DIR which folders, as for the platform.`;

/** Reads a command's words; a string is what is wrong with them. */
export const readCommand = (words: readonly string[]): Command | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { take: { type: 'string', multiple: true, default: [] } },
    });
    const [name = '', ...codes] = positionals;
    if (!isName(name)) return name === '' ? 'No command was given.' : `There is no command "${name}".`;
    if (name !== 'apply' && values.take.length > 0) return `${name} takes nothing: --take goes with apply.`;
    return { name, codes, take: values.take };
  } catch (error) {
    return (error as Error).message;
  }
};
