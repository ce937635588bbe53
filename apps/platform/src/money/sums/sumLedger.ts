import { sql } from '#drizzle';
import { type Connection, rowsOf } from '#kernel';

/**
 * Sums what the ledger of the merchant whose transaction this is has had since, at most so many entries, by days of a zone.
 * True when that was all: until the transaction ends, the sums stand still then.
 */
export const sumLedger = async (
  tx: Connection,
  { code, timeZone, limit }: { code: string; timeZone: string; limit: number },
): Promise<boolean> => {
  const [row] = await rowsOf<{ whole: boolean }>(
    tx,
    sql`select ledger_sum(${code}::text, ${timeZone}::text, ${limit}::integer) as whole`,
  );
  return row?.whole ?? false;
};
