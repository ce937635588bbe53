import type { Connection } from '../../db/Database.ts';
import { allRows, readRows, writeRows } from './copyRows.ts';
import type { MerchantTable } from './describeTables.ts';

/** Copies all rows of a merchant from one transaction to the other; answers how many. */
export const copyAll = async (
  source: Connection,
  target: Connection,
  tables: readonly MerchantTable[],
  code: string,
): Promise<number> => {
  let count = 0;
  for (const table of tables)
    await readRows(source, allRows(table, code), async (rows) => {
      await writeRows(target, table, rows);
      count += rows.length;
    });
  return count;
};
