import { sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { Merchant } from '../../merchants/Merchant.ts';
import { type Breach, findBreaches } from './findBreaches.ts';

/** A breach, and whose ledger it is in. */
export type MerchantBreach = Breach & { merchant: string };

/** A ledger that has grown takes longer to read through than a call may take. */
const patience = '4min';

/** Checks every merchant's ledger. */
export const auditLedger = async (
  database: Database,
  merchants: readonly Pick<Merchant, 'code'>[],
): Promise<MerchantBreach[]> => {
  const all: MerchantBreach[] = [];
  for (const { code } of merchants) {
    const found = await database.tenant(code, async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${patience}, true)`);
      return findBreaches(tx);
    });
    all.push(...found.map((breach) => ({ merchant: code, ...breach })));
  }
  return all;
};
