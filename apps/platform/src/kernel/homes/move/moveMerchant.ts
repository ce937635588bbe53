import { randomUUID } from 'node:crypto';
import { sql } from '#drizzle';
import type { Database } from '../../db/Database.ts';
import { notify } from '../../db/notify.ts';
import { mainName } from '../createHomes.ts';
import { withRows } from './copyRows.ts';
import { describeTables } from './describeTables.ts';
import { changeHome, takeHome } from './homeRow.ts';
import { MoveRefusal, MoveTakenOver } from './MoveRefusal.ts';
import { setPlace } from './placeRow.ts';
import { removeRows } from './removeRows.ts';
import { finishMove, type Move, placeOf, runMove } from './runMove.ts';
import { unwatchTables } from './watchTables.ts';

type Whose = Pick<Move, 'places' | 'code'>;

/**
 * Sees to a move that has failed: a merchant that has changed its home opens there, one that has not is open again where
 * it was. What is copied stays, for the move to be gone on with.
 */
const recoverMove = async ({ places, code }: Whose, failed: string): Promise<void> => {
  const token = randomUUID();
  const home = await takeHome(placeOf(places, mainName), code, token, (known) => {
    if (known.token !== failed) throw new MoveTakenOver(code);
    return {};
  });
  if (home.movingTo !== null) {
    const source = placeOf(places, home.database);
    await setPlace(source, { code, token }, () => ({ state: 'here' }));
    await source.system((db) => notify(db, 'marquee_merchants', code));
  } else if (home.movedFrom !== null)
    await finishMove({ places, code, to: home.database }, home.movedFrom, token);
};

/** Moves a merchant, or goes on with its move. Where that fails the merchant is open, here or there, before it rejects. */
export const moveMerchant = async (move: Move): Promise<void> => {
  const token = randomUUID();
  try {
    await runMove(move, token);
  } catch (error) {
    const failure = await recoverMove(move, token).catch((second: unknown) => second);
    // Whoever holds it now sees to it, or whoever refused it before it began.
    if (failure !== undefined && !(failure instanceof MoveRefusal))
      throw new Error(`The move failed, and ${move.code} may be closed: run it again. (${String(failure)})`, {
        cause: error,
      });
    throw error;
  }
};

/** Removes a merchant's rows where it does not live. */
const emptyPlace = async (database: Database, code: string, token: string): Promise<void> => {
  const tables = await database.system(describeTables);
  await unwatchTables(database, tables, code);
  await setPlace(database, { code, token }, () => ({ state: 'moved', isCopied: false }));
  await withRows(database, code, (tx) => removeRows(tx, tables, code));
};

/** Gives a move up that has not come to its end: the merchant is open where it was, and the copy is removed. */
export const undoMove = async ({ places, code }: Whose): Promise<string> => {
  const main = placeOf(places, mainName);
  const token = randomUUID();
  const { database, movingTo } = await takeHome(main, code, token, (home) => {
    if (home.movingTo === null)
      throw new MoveRefusal(`${code} is not being moved: it lives in ${home.database}.`);
    return {};
  });
  const source = placeOf(places, database);
  await setPlace(source, { code, token }, () => ({ state: 'here' }));
  await unwatchTables(source, await source.system(describeTables), code);
  await emptyPlace(placeOf(places, movingTo ?? ''), code, token);
  await changeHome(main, { code, token }, { movingTo: null });
  return `${code} lives in ${database}; what was copied is removed.`;
};

/** Removes what a merchant left in the database that it moved out of. */
export const forgetMove = async ({ places, code }: Whose): Promise<string> => {
  const main = placeOf(places, mainName);
  const token = randomUUID();
  const { database, movedFrom } = await takeHome(main, code, token, (home) => {
    if (home.movedFrom === null || home.movingTo !== null)
      throw new MoveRefusal(`Nothing is kept of ${code} where it does not live.`);
    return {};
  });
  const from = movedFrom ?? '';
  await finishMove({ places, code, to: database }, from, token);
  const source = placeOf(places, from);
  await emptyPlace(source, code, token);
  await source.system((db) => db.execute(sql`delete from merchant_changes where code = ${code}`));
  await changeHome(main, { code, token }, { movedFrom: null });
  return `${from} keeps nothing of ${code} any more.`;
};
