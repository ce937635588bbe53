import { createHmac } from 'node:crypto';
import { eq, lt, sql } from '#drizzle';
import type { Clock } from '../clock/Clock.ts';
import type { Database } from '../db/Database.ts';
import { ApiFailure } from '../errors/ApiFailure.ts';
import type { Limiter, LimitState } from './Limiter.ts';
import { limits, type LimitName } from './limits.ts';
import { networksOf, wideFactor } from './networksOf.ts';
import { rateCounters } from './schema.ts';

/**
 * Milliseconds by which calls and nodes may differ about what time it is. A window that ends later than a new one
 * would, by more than that, was begun before the sandbox's clock was moved back.
 */
const tolerance = 60_000;

/** Counts limits in the database: one atomic statement a hit. */
export const createLimiter = (
  database: Database,
  clock: Pick<Clock, 'now'>,
  macKey: Uint8Array,
): Limiter & { removeExpired: () => Promise<void> } => {
  const keyOf = (limit: LimitName, parts: string[]) =>
    `${limit}:${createHmac('sha256', macKey).update(JSON.stringify(parts)).digest('base64url')}`;
  const secondsUntil = (moment: Date) =>
    Math.max(1, Math.ceil((moment.getTime() - clock.now().getTime()) / 1000));
  const { count, resetsAt } = rateCounters;

  /** Counts a hit of a key, of which `factor` times as many as the limit says may come. */
  const countHit = async (limit: LimitName, parts: string[], factor: number): Promise<LimitState> => {
    const { max, seconds } = limits[limit];
    const now = clock.now();
    const windowEnd = new Date(now.getTime() + seconds * 1000);
    const latest = new Date(windowEnd.getTime() + tolerance);
    const isOver = sql`(${resetsAt} <= ${now.toISOString()} or ${resetsAt} > ${latest.toISOString()})`;
    const [row] = await database.system((db) =>
      db
        .insert(rateCounters)
        .values({ key: keyOf(limit, parts), count: 1, resetsAt: windowEnd })
        .onConflictDoUpdate({
          target: rateCounters.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
            resetsAt: sql`case when ${isOver} then ${windowEnd.toISOString()} else ${resetsAt} end`,
          },
        })
        .returning({ count, resetsAt }),
    );
    if (!row) throw new Error(`The counter of ${limit} was not written.`);
    return {
      count: row.count,
      isAllowed: row.count <= max * factor,
      retryAfter: Math.min(seconds, secondsUntil(row.resetsAt)),
    };
  };
  const narrow = (parts: string[]) => parts.map((part) => networksOf(part).narrow);

  const limiter: Limiter = {
    consume: async (limit, ...parts) => {
      const wide = parts.map((part) => networksOf(part).wide ?? part);
      const own = await countHit(limit, narrow(parts), 1);
      if (!own.isAllowed || wide.every((part, index) => part === parts[index])) return own;
      const all = await countHit(limit, wide, wideFactor);
      return all.isAllowed ? own : { ...own, isAllowed: false, retryAfter: all.retryAfter };
    },
    enforce: async (limit, ...parts) => {
      const { isAllowed, retryAfter } = await limiter.consume(limit, ...parts);
      if (!isAllowed) throw new ApiFailure('RATE_LIMITED', { retryAfter });
    },
    peek: async (limit, ...parts): Promise<LimitState> => {
      const { max, seconds } = limits[limit];
      const [row] = await database.system((db) =>
        db
          .select()
          .from(rateCounters)
          .where(eq(rateCounters.key, keyOf(limit, narrow(parts)))),
      );
      const left = row ? row.resetsAt.getTime() - clock.now().getTime() : 0;
      if (!row || left <= 0 || left > seconds * 1000 + tolerance)
        return { count: 0, isAllowed: true, retryAfter: 1 };
      return {
        count: row.count,
        isAllowed: row.count < max,
        retryAfter: Math.min(seconds, secondsUntil(row.resetsAt)),
      };
    },
    clear: async (limit, ...parts) => {
      await database.system((db) =>
        db.delete(rateCounters).where(eq(rateCounters.key, keyOf(limit, narrow(parts)))),
      );
    },
  };
  const removeExpired = async () => {
    await database.system((db) => db.delete(rateCounters).where(lt(resetsAt, clock.now())));
  };
  return { ...limiter, removeExpired };
};
