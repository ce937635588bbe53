import { sql } from '#drizzle';
import type { Database } from '../../db/Database.ts';
import { notify } from '../../db/notify.ts';
import { mainName } from '../createHomes.ts';
import { raiseIds } from '../joinDatabase.ts';
import { closePlace } from './closePlace.ts';
import { createCopier } from './createCopier.ts';
import { describeTables, type MerchantTable } from './describeTables.ts';
import { changeHome, type HomeRow, takeHome } from './homeRow.ts';
import { MoveRefusal } from './MoveRefusal.ts';
import { requirePlace, setPlace } from './placeRow.ts';
import { watchTables } from './watchTables.ts';

/** What a move has behind it, in order. Between two of them it may end without notice, and is gone on with later. */
export type MoveStage =
  | 'begun'
  | 'watched'
  | 'copied'
  | 'compared'
  | 'closed'
  | 'complete'
  | 'switched'
  | 'opened';

/** A move: of whom, where to, and who is told of each stage. */
export type Move = {
  places: ReadonlyMap<string, Database>;
  code: string;
  to: string;
  reached: (stage: MoveStage, told: string) => Promise<void> | void;
};

/** The database of that name. Throws `MoveRefusal` for one that is not configured. */
export const placeOf = (places: ReadonlyMap<string, Database>, name: string): Database => {
  const place = places.get(name);
  if (!place)
    throw new MoveRefusal(`There is no database "${name}". Databases: ${[...places.keys()].join(', ')}.`);
  return place;
};

/** The tables of both, which have to be the same. */
const requireSameTables = async (source: Database, target: Database): Promise<MerchantTable[]> => {
  const ours = await source.system(describeTables);
  const theirs = await target.system(describeTables);
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    throw new MoveRefusal('The tables of the two databases differ: bring both to the same release.');
  return ours;
};

/** Lets a merchant's transactions run where it has moved to, and never again where it came from. */
export const finishMove = async (
  { places, code, to }: Pick<Move, 'places' | 'code' | 'to'>,
  from: string,
  token: string,
): Promise<void> => {
  const target = placeOf(places, to);
  await setPlace(target, { code, token }, () => ({ state: 'here' }));
  // Every node reads it again and goes on with what is due of it.
  await target.system((db) => notify(db, 'marquee_merchants', code));
  const source = placeOf(places, from);
  await setPlace(source, { code, token }, () => ({ state: 'moved', isCopied: false }));
  await source.system((db) => db.execute(sql`delete from merchant_changes where code = ${code}`));
};

/** What a move changes in a merchant's row as it begins: nothing where it only has to come to its end. */
const moveFrom = ({ code, database, movingTo, movedFrom }: HomeRow, to: string): Partial<HomeRow> => {
  if (database === to && movingTo === null) {
    if (movedFrom === null) throw new MoveRefusal(`${code} lives in ${to}.`);
    return {};
  }
  if (movingTo !== null && movingTo !== to)
    throw new MoveRefusal(`${code} is being moved to ${movingTo}: go on with that, or --undo it.`);
  if (movedFrom !== null)
    throw new MoveRefusal(`${movedFrom} still keeps what ${code} left there: --forget it first.`);
  return { movingTo: to };
};

/**
 * Moves a merchant to another database while it is used, or goes on with a move that has ended halfway. Rejects with
 * `MoveRefusal` where it may not be moved; whatever else it rejects with, `recoverMove` has to see to.
 */
export const runMove = async ({ places, code, to, reached }: Move, token: string): Promise<void> => {
  const main = placeOf(places, mainName);
  const target = placeOf(places, to);
  const home = await takeHome(main, code, token, (known) => moveFrom(known, to));
  if (home.database === to) {
    await finishMove({ places, code, to }, home.movedFrom ?? mainName, token);
    await reached('opened', `${code} lives in ${to}.`);
    return;
  }

  const from = home.database;
  const source = placeOf(places, from);
  const tables = await requireSameTables(source, target);
  const who = { code, token };
  await setPlace(source, who, (before) => {
    if (before?.state === 'arriving' || before?.state === 'moved')
      throw new MoveRefusal(`${from} says that ${code} does not live there, and main that it does.`);
    return { state: 'here' };
  });
  const place = await setPlace(target, who, (before) => {
    if (before?.state === 'here' || before?.state === 'closed')
      throw new MoveRefusal(`${to} says that ${code} lives there, and main that it does not.`);
    return { state: 'arriving', isCopied: before?.state === 'arriving' && before.isCopied };
  });
  await reached('begun', `${code} moves from ${from} to ${to}.`);

  const wasWatched = await watchTables(source, tables, code, (tx) => requirePlace(tx, code, token));
  await reached('watched', 'What changes is noted from now on.');

  const copier = createCopier({ source, target, tables }, who);
  if (!place.isCopied || !wasWatched)
    await reached('copied', `${await copier.copyAll()} rows of ${tables.length} tables are copied.`);
  await copier.untilFew();
  await copier.catchUp('whole');
  await reached('compared', 'Every row is the same on both sides.');
  await copier.untilFew();

  const begun = performance.now();
  await closePlace(source, who);
  await reached('closed', `${code} is closed: its calls wait.`);
  await copier.catchUp('sums');
  await raiseIds(main, { source: from, target: { name: to, database: target } });
  await reached('complete', 'Rows, balances and entries are the same on both sides.');
  await changeHome(main, who, { database: to, movedFrom: from, movingTo: null });
  await reached('switched', `${code} lives in ${to}.`);
  await finishMove({ places, code, to }, from, token);
  const closedFor = Math.round(performance.now() - begun);
  await reached('opened', `It was closed for ${closedFor} ms. ${from} keeps its rows until --forget.`);
};
