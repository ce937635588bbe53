import { parseArgs } from 'node:util';

const names = ['list', 'diff', 'apply', 'members', 'close', 'open'] as const;

const isName = (word: string): word is (typeof names)[number] => names.some((name) => name === word);

/** What the operator asks for: something of the merchants and their folders, or where one of them lives. */
export type Command = FolderCommand | MoveCommand;

/** Games by their ids and their vendors. */
export type ChosenGames = { games: readonly string[]; vendors: readonly string[] };

/** What is done with chosen merchants, or with all. */
export type FolderCommand = {
  name: (typeof names)[number];
  codes: readonly string[];
  take: readonly string[];
  /** Which games are closed or opened; all where neither is told. */
  which?: ChosenGames;
};

/** A move to a database, or what is done with one: given up, or what it left behind removed. */
export type MoveCommand = { name: 'move'; code: string } & (
  | { step: 'run'; to: string }
  | { step: 'undo' | 'forget' }
);

/** How the commands are written. */
export const usage = `npm run merchants -- <command>
  list                          every merchant, its brand, its domains, and how much of its folder is not applied
  diff [CODE …]                 what the folders say that the database does not
  apply [CODE …] [--take KEY]   writes that; what an operator has changed since is kept and named, and
                                --take gives a key back to the folder (may be repeated)
  members [CODE …]              how many accounts each merchant has, demonstration's ones too
  close [CODE …] [--game ID] [--vendor VENDOR]
                                puts games under maintenance: these (both may be repeated), or all of the merchant
  open [CODE …] [--game ID] [--vendor VENDOR]
                                ends that
  move CODE --to DATABASE       moves a merchant to another database while it is used, or goes on with that
  move CODE --undo              gives a move up that has not come to its end
  move CODE --forget            removes what a merchant left in the database that it moved out of
DATABASE_URL or DATA_DIR say which database, BRANDS_DIR which folders, as for the platform;
DATABASES names further databases.`;

const readMove = (
  codes: readonly string[],
  { to, undo, forget }: { to: string | undefined; undo: boolean; forget: boolean },
): MoveCommand | string => {
  const [code] = codes;
  if (code === undefined || codes.length > 1) return 'move takes one merchant.';
  if ([to !== undefined, undo, forget].filter(Boolean).length !== 1)
    return 'move takes one of --to DATABASE, --undo and --forget.';
  if (to !== undefined) return { name: 'move', code, step: 'run', to };
  return { name: 'move', code, step: undo ? 'undo' : 'forget' };
};

/** Reads a command's words; a string is what is wrong with them. */
export const readCommand = (words: readonly string[]): Command | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        take: { type: 'string', multiple: true, default: [] },
        game: { type: 'string', multiple: true, default: [] },
        vendor: { type: 'string', multiple: true, default: [] },
        to: { type: 'string' },
        undo: { type: 'boolean', default: false },
        forget: { type: 'boolean', default: false },
      },
    });
    const [name = '', ...codes] = positionals;
    const { to, undo, forget } = values;
    if (name === 'move' && values.take.length + values.game.length + values.vendor.length === 0)
      return readMove(codes, { to, undo, forget });
    if (to !== undefined || undo || forget) return '--to, --undo and --forget go with move.';
    if (!isName(name)) return name === '' ? 'No command was given.' : `There is no command "${name}".`;
    if (name !== 'apply' && values.take.length > 0) return `${name} takes nothing: --take goes with apply.`;
    const which = { games: values.game, vendors: values.vendor };
    const isClosing = name === 'close' || name === 'open';
    if (!isClosing && which.games.length + which.vendors.length > 0)
      return '--game and --vendor go with close and open.';
    return { name, codes, take: values.take, which };
  } catch (error) {
    return (error as Error).message;
  }
};
