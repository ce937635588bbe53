import { desc } from '#drizzle';
import type { Handler } from '#kernel';
import { auditRuns } from '#money';
import { findQueues, findVendors } from './findHealth.ts';

const queues = ['withdrawals', 'disputes', 'secondPerson', 'voices', 'reviews'] as const;

const momentOf = (value: string | Date | null) => (value === null ? null : new Date(value).toISOString());

/** What waits for staff, and whether what runs beside the calls is well. */
export const getStaffHealth: Handler<'getStaffHealth'> = ({ merchant, now, tenant }) =>
  tenant(async (tx) => {
    const found = await findQueues(tx, merchant.code, now());
    const of = (name: string) => found.find((row) => row.name === name);
    const waiting = (name: string) => ({
      waiting: of(name)?.count ?? 0,
      oldestAt: momentOf(of(name)?.oldest ?? null),
    });
    const [audit] = await tx.select().from(auditRuns).orderBy(desc(auditRuns.startedAt)).limit(1);
    const vendors = await findVendors(tx, merchant.code, now());
    return {
      at: now().toISOString(),
      queues: queues.map((queue) => ({
        queue,
        count: of(queue)?.count ?? 0,
        oldestAt: momentOf(of(queue)?.oldest ?? null),
        overdue: of(queue)?.overdue ?? null,
      })),
      audit: audit
        ? { startedAt: audit.startedAt.toISOString(), took: audit.took, breaches: audit.breaches.length }
        : null,
      outbox: { ...waiting('outbox'), failed: of('outbox')?.overdue ?? 0 },
      payouts: waiting('payouts'),
      vendors: vendors.map(({ vendor, name, rounds, unfinished, voided, last }) => ({
        vendor,
        name,
        rounds,
        unfinished,
        voided,
        lastAt: momentOf(last),
      })),
    };
  });
