import { everyMerchant } from '@marquee/contract';
import { sql } from '#drizzle';
import type { Connection, Database, Merchant } from '#kernel';
import { checks } from './checks.ts';
import { type Breach, findBreaches } from './findBreaches.ts';

/** A breach, and whose ledger it is in. */
export type MerchantBreach = Breach & { merchant: string };

/** Milliseconds: a ledger that has grown takes longer to read through than a call may take. */
const patience = 240_000;

/**
 * Lets the database stop reading when whoever asked is gone: platforms that are killed one after the other would
 * leave it an audit each. Not every system can tell it.
 */
const stopWhenLeft = `do $$ begin
  perform set_config('client_connection_check_interval', '1s', true);
exception when others then null;
end $$`;

/** When an audit runs; and whether it compares the sums of every day with their entries, or of one day each time. */
type AuditOptions = { now?: () => Date; isWhole?: boolean };

/** Checks every merchant's ledger and trail of staff, and the installation's own, and writes down what each run found. */
export const auditLedger = async (
  database: Database,
  merchants: readonly Pick<Merchant, 'code'>[],
  { now = () => new Date(), isWhole = true }: AuditOptions = {},
): Promise<MerchantBreach[]> => {
  const all: MerchantBreach[] = [];
  for (const code of [...merchants.map((merchant) => merchant.code), everyMerchant]) {
    const read = async (tx: Connection) => {
      const [startedAt, begun] = [now().toISOString(), performance.now()];
      await tx.execute(sql.raw(stopWhenLeft));
      if (isWhole) await tx.execute(sql`select set_config('app.audit', 'whole', true)`);
      const found = await findBreaches(tx);
      await tx.execute(sql`select audit_record(${code}::text, ${startedAt}::timestamptz,
        ${Math.round(performance.now() - begun)}::integer, ${checks.length}::integer, ${JSON.stringify(found)}::jsonb)`);
      return found;
    };
    const found = await database.tenant(code, read, patience);
    all.push(...found.map((breach) => ({ merchant: code, ...breach })));
  }
  return all;
};
