import type { FastifyBaseLogger } from 'fastify';
import { type Database, startRounds, type Merchant } from '#kernel';
import { auditLedger, type MerchantBreach } from './auditLedger.ts';

/** Milliseconds between two audits, and before the first: readiness does not wait for it, nor is it to wait for that. */
const waits = { every: 5 * 60_000, first: 2_000 };

/** The audit that runs beside the platform. */
export type Audit = {
  /** What the last audit found. */
  breaches: () => readonly MerchantBreach[];
  /** When the last audit ended, on the process's own clock; null before the first has. */
  endedAt: () => number | null;
  /** Audits now, after one that is under way. Never rejects: an audit that fails leaves what the last one found. */
  run: () => Promise<void>;
  /** Ends the audits and waits for one under way. */
  stop: () => Promise<void>;
};

/** Audits the ledger once the platform has had the time to begin, and every five minutes. */
export const startAudit = (
  database: Database,
  merchants: readonly Merchant[],
  now: () => Date,
  log: FastifyBaseLogger,
): Audit => {
  let breaches: readonly MerchantBreach[] = [];
  let endedAt: number | null = null;
  const rounds = startRounds(
    {
      name: 'audit',
      subjects: ['ledger'],
      every: waits.every,
      after: waits.first,
      work: async () => {
        breaches = await auditLedger(database, merchants, { now, isWhole: false });
        endedAt = performance.now();
        for (const { merchant, check, row } of breaches)
          log.error({ merchant, check, row }, 'The ledger is broken.');
        return undefined;
      },
    },
    log,
  );
  return { breaches: () => breaches, endedAt: () => endedAt, run: rounds.runNow, stop: rounds.stop };
};
