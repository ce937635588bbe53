import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/Database.ts';
import { notify } from '../../db/notify.ts';
import { mainName } from '../createHomes.ts';
import { raiseIds } from '../joinDatabase.ts';
import { merchantPlaces } from '../schema.ts';
import { compareCopies } from './compareCopies.ts';
import { copyAll } from './copyAll.ts';
import { copyChanges } from './copyChanges.ts';
import { rowsOf, withRows } from './copyRows.ts';
import { describeTables, type MerchantTable } from './describeTables.ts';
import { changeHome, takeHome } from './homeRow.ts';
import { MoveRefusal } from './MoveRefusal.ts';
import { requirePlace, setPlace } from './placeRow.ts';
import { removeRows } from './removeRows.ts';
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

/** Milliseconds for which transactions under way may last that a closing merchant waits for. */
const patience = 20_000;

/** Notes that are few enough to be written while the merchant is closed, and rounds in which they have to become so. */
const rest = { notes: 200, rounds: 50 };

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

/** Waits for the merchant's transactions that began before it was closed; none begins any more. */
const waitForOthers = async (source: Database, code: string): Promise<void> => {
  const until = performance.now() + patience;
  for (;;) {
    const [lock] = await source.system((db) =>
      rowsOf<{ isFree: boolean }>(
        db,
        sql`select pg_try_advisory_xact_lock(7061727, hashtext(${code})) as "isFree"`,
      ),
    );
    if (lock?.isFree) return;
    if (performance.now() > until)
      throw new MoveRefusal(`Transactions of ${code} do not end: it is open again where it was.`);
    await wait(5);
  }
};

/**
 * Moves a merchant to another database while it is used, or goes on with a move that has ended halfway. Rejects with
 * `MoveRefusal` where it may not be moved; whatever else it rejects with, `recoverMove` has to see to.
 */
export const runMove = async ({ places, code, to, reached }: Move, token: string): Promise<void> => {
  const main = placeOf(places, mainName);
  const target = placeOf(places, to);
  const home = await takeHome(main, code, token, (known) => {
    if (known.database === to && known.movingTo === null) {
      if (known.movedFrom === null) throw new MoveRefusal(`${code} lives in ${to}.`);
      return {};
    }
    if (known.movingTo !== null && known.movingTo !== to)
      throw new MoveRefusal(`${code} is being moved to ${known.movingTo}: go on with that, or --undo it.`);
    if (known.movedFrom !== null)
      throw new MoveRefusal(`${known.movedFrom} still keeps what ${code} left there: --forget it first.`);
    return { movingTo: to };
  });
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

  const inBoth = <T>(work: (ours: Connection, theirs: Connection) => Promise<T>): Promise<T> =>
    withRows(
      source,
      code,
      (ours) =>
        withRows(target, code, async (theirs) => {
          await requirePlace(theirs, code, token);
          return work(ours, theirs);
        }),
      true,
    );
  if (!place.isCopied || !wasWatched) {
    const count = await inBoth(async (ours, theirs) => {
      await removeRows(theirs, tables, code);
      const copied = await copyAll(ours, theirs, tables, code);
      await theirs
        .update(merchantPlaces)
        .set({ isCopied: true })
        .where(sql`${merchantPlaces.code} = ${code}`);
      return copied;
    });
    await withRows(target, code, async (tx) => {
      for (const { name } of tables) await tx.execute(sql`analyze ${sql.identifier(name)}`);
    });
    await reached('copied', `${count} rows of ${tables.length} tables are copied.`);
  }

  const catchUp = async (compare: 'whole' | 'sums' | null): Promise<number> => {
    const notes = await inBoth(async (ours, theirs) => {
      const done = await copyChanges(ours, theirs, tables, code);
      const differences =
        compare === null ? [] : await compareCopies(ours, theirs, tables, code, compare === 'whole');
      if (differences.length > 0)
        throw new MoveRefusal(
          `The copy differs:\n${differences.join('\n')}\n--undo the move and begin again.`,
        );
      return done;
    });
    await source.system((db) =>
      db.execute(
        sql`delete from merchant_changes using jsonb_array_elements_text(${JSON.stringify(notes)}::jsonb) as done (id)
          where merchant_changes.id = done.id::bigint`,
      ),
    );
    return notes.length;
  };
  const untilFew = async () => {
    for (let left = rest.rounds; (await catchUp(null)) > rest.notes; left -= 1)
      if (left === 1)
        throw new MoveRefusal(`${code} is written faster than it is copied: move it at a quieter hour.`);
  };
  await untilFew();
  await catchUp('whole');
  await reached('compared', 'Every row is the same on both sides.');
  await untilFew();

  const begun = performance.now();
  await source.system((db) =>
    db.transaction(async (tx) => {
      await requirePlace(tx, code, token);
      await tx
        .update(merchantPlaces)
        .set({ state: 'closed' })
        .where(sql`${merchantPlaces.code} = ${code}`);
    }),
  );
  await waitForOthers(source, code);
  await reached('closed', `${code} is closed: its calls wait.`);
  await catchUp('sums');
  await raiseIds(main, { source: from, target: { name: to, database: target } });
  await reached('complete', 'Rows, balances and entries are the same on both sides.');
  await changeHome(main, who, { database: to, movedFrom: from, movingTo: null });
  await reached('switched', `${code} lives in ${to}.`);
  await finishMove({ places, code, to }, from, token);
  const closedFor = Math.round(performance.now() - begun);
  await reached('opened', `It was closed for ${closedFor} ms. ${from} keeps its rows until --forget.`);
};
