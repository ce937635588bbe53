import type { Database } from '../db/Database.ts';
import { notify } from '../db/notify.ts';
import type { Clock } from './Clock.ts';
import { clock } from './schema.ts';

/** Milliseconds after which the offset is read again. */
const staleAfter = 1_000;

/** The sandbox's clock, kept in the database; outside the sandbox it is the system's and never asks. */
export const createClock = (database: Database, isSandbox: boolean): Clock => {
  let offset = 0;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async () => {
    const [row] = await database.system((db) => db.select().from(clock));
    offset = row?.offsetMs ?? 0;
    readAt = performance.now();
  };
  return {
    now: () => new Date(Date.now() + offset),
    refresh: async () => {
      if (!isSandbox || performance.now() - readAt < staleAfter) return;
      reading ??= read().finally(() => (reading = undefined));
      await reading;
    },
    setOffset: async (next) => {
      if (!isSandbox) throw new Error('The clock moves in the sandbox alone.');
      const row = { id: true, offsetMs: next };
      await database.system(async (db) => {
        await db.insert(clock).values(row).onConflictDoUpdate({ target: clock.id, set: row });
        await notify(db, 'marquee_clock', 'moved');
      });
      offset = next;
      readAt = performance.now();
    },
  };
};
