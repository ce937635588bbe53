import { sql } from '#drizzle';
import type { Client } from 'pg';
import type { Connection, Database } from '../src/kernel/index.ts';
import { checks } from '../src/money/audit/checks.ts';
import { sumLedger } from '../src/money/sums/sumLedger.ts';
import { findDaySums, findGameSums } from '../src/play/overview/findSums.ts';
import { findMemberDays } from '../src/play/overview/findMemberDays.ts';
import { benchMember } from './fillMembers.ts';
import { planOf } from './planOf.ts';

const { merchant: code } = benchMember;
const timeZone = 'Asia/Ho_Chi_Minh';
const tries = 11;

const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const begun = performance.now();
  const value = await work();
  return [performance.now() - begun, value];
};

/** Sums the whole ledger as the rounds beside the calls do, and answers milliseconds and transactions. */
export const measureSumming = async (
  database: Database,
): Promise<{ took: number; slices: number; most: number }> => {
  let [took, slices, most, isWhole] = [0, 0, 0, false];
  while (!isWhole) {
    const [time, done] = await timed(() =>
      database.tenant(code, (tx) => sumLedger(tx, { code, timeZone, limit: 20_000 }), 120_000),
    );
    [took, slices, most, isWhole] = [took + time, slices + 1, Math.max(most, time), done];
  }
  return { took, slices, most };
};

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What an overview of so many days takes: its queries as the call makes them, in one transaction. */
export const measureOverviews = async (database: Database, client: Client, callsRole: string) => {
  const times = [];
  for (const length of [1, 7, 30, 90]) {
    const days = { from: dayBefore(length - 1), to: dayBefore(0), timeZone };
    const took: number[] = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const look = async (tx: Connection) => {
        await sumLedger(tx, { code, timeZone, limit: 20_000 });
        await findDaySums(tx, days);
        await findGameSums(tx, days);
        await findMemberDays(tx, code, days);
      };
      const [time] = await timed(() => database.tenant(code, look));
      took.push(time);
    }
    const sorted = took.toSorted((one, other) => one - other);
    times.push({
      days: length,
      'first ms': took[0]?.toFixed(1),
      'median ms': sorted[Math.floor(tries / 2)]?.toFixed(1),
      'most ms': sorted.at(-1)?.toFixed(1),
    });
  }
  const days = { from: dayBefore(29), to: dayBefore(0), timeZone };
  const plans: string[] = [];
  await database.tenant(code, async (tx) => {
    for (const [name, query] of [
      ['sums by day', findDaySums(tx, days)],
      ['sums by game', findGameSums(tx, days)],
    ] as const)
      plans.push(
        `  ${name}:`,
        ...(await planOf(client, callsRole, code, query.toSQL())).map((line) => `    ${line}`),
      );
  });
  return { times, plans };
};

/** What each check of the audit takes on this ledger, and whether it finds anything. */
export const measureChecks = async (database: Database) => {
  const times = [];
  for (const { name, breaches } of checks) {
    const [time, rows] = await timed(() =>
      database.tenant(
        code,
        async (tx) => (await tx.execute(sql.raw(`select count(*) from (${breaches}) as b`))) as unknown,
        600_000,
      ),
    );
    times.push({
      check: name,
      ms: Math.round(time),
      found: (rows as { rows: { count: string }[] }).rows[0]?.count,
    });
  }
  return times;
};
