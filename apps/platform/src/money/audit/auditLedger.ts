import { everyMerchant } from '@marquee/contract';
import { sql } from '#drizzle';
import type { Connection, Database, Merchant } from '#kernel';
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

/** Checks every merchant's ledger and trail of staff, and the installation's own. */
export const auditLedger = async (
  database: Database,
  merchants: readonly Pick<Merchant, 'code'>[],
): Promise<MerchantBreach[]> => {
  const all: MerchantBreach[] = [];
  for (const code of [...merchants.map((merchant) => merchant.code), everyMerchant]) {
    const read = async (tx: Connection) => {
      await tx.execute(sql.raw(stopWhenLeft));
      return findBreaches(tx);
    };
    const found = await database.tenant(code, read, patience);
    all.push(...found.map((breach) => ({ merchant: code, ...breach })));
  }
  return all;
};
