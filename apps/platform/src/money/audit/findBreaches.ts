import { sql } from '#drizzle';
import type { Connection } from '#kernel';
import { checks } from './checks.ts';

/** A row that breaks an invariant. */
export type Breach = { check: string; row: Record<string, unknown> };

/** Rows that are named for one check; more of them tell nobody more. */
const named = 20;

/** Every check in one statement, so that all of them see the ledger at one moment. Its columns are `check` and `row`. */
export const auditStatement = checks
  .map(
    ({ name, breaches }) =>
      `(select '${name}' as "check", b.row from (${breaches}) as b (row) limit ${named})`,
  )
  .join('\nunion all\n');

/** The breaches in the ledger of the merchant whose transaction this is. */
export const findBreaches = async (tx: Connection): Promise<Breach[]> => {
  const answer: unknown = await tx.execute(sql.raw(auditStatement));
  return (answer as { rows: Breach[] }).rows;
};
