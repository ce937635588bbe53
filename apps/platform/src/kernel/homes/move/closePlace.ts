import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from '#drizzle';
import type { Database } from '../../db/Database.ts';
import { merchantPlaces } from '../schema.ts';
import { rowsOf } from './copyRows.ts';
import { MoveRefusal } from './MoveRefusal.ts';
import { requirePlace } from './placeRow.ts';

/** Milliseconds for which transactions under way may last that a closing merchant waits for. */
const patience = 20_000;

/** Lets no transaction of a merchant begin in a database, and waits for those that began before. */
export const closePlace = async (
  database: Database,
  { code, token }: { code: string; token: string },
): Promise<void> => {
  await database.system((db) =>
    db.transaction(async (tx) => {
      await requirePlace(tx, code, token);
      await tx.update(merchantPlaces).set({ state: 'closed' }).where(eq(merchantPlaces.code, code));
    }),
  );
  const until = performance.now() + patience;
  for (;;) {
    // The other side of `merchant_enter`'s lock. It is tried: whoever waited for it would make others wait.
    const [lock] = await database.system((db) =>
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
