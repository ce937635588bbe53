import { sql } from '#drizzle';
import type { Connection } from '../../db/Database.ts';
import type { MerchantTable } from './describeTables.ts';

/** Removes a merchant's rows from a database that it does not live in; the ledger's triggers see to that. */
export const removeRows = async (
  tx: Connection,
  tables: readonly MerchantTable[],
  code: string,
): Promise<void> => {
  await tx.execute(sql`select set_config('app.forgotten', ${code}, true)`);
  for (const { name } of tables.toReversed())
    await tx.execute(sql`delete from ${sql.identifier(name)} where merchant_code = ${code}`);
};
