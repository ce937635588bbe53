import { and, count, desc, ne, eq, sql } from '#drizzle';
import type { Handler } from '#kernel';
import { auditRuns, checks } from '#money';

const nothing = sql`'[]'::jsonb`;

/** The audits of the merchant, and what they look at. */
export const getStaffAuditRuns: Handler<'getStaffAuditRuns'> = ({ tenant }, { query }) =>
  tenant(async (tx) => {
    const { found, page = 1, pageSize = 20 } = query;
    const where = and(
      found === 'nothing' ? eq(auditRuns.breaches, nothing) : undefined,
      found === 'breaches' ? ne(auditRuns.breaches, nothing) : undefined,
    );
    const rows = await tx
      .select()
      .from(auditRuns)
      .where(where)
      .orderBy(desc(auditRuns.startedAt), auditRuns.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(auditRuns).where(where);
    return {
      runs: rows.map(({ id, startedAt, took, breaches, ...run }) => ({
        id,
        startedAt: startedAt.toISOString(),
        took,
        checks: run.checks,
        breaches: breaches.map(({ check, row }) => ({ check, row: JSON.stringify(row) })),
      })),
      total: counted?.total ?? 0,
      checks: checks.map(({ name }) => name),
    };
  });
