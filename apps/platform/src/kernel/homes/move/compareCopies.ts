import { sql } from '#drizzle';
import type { Connection } from '../../db/Database.ts';
import { rowsOf } from './copyRows.ts';
import type { MerchantTable } from './describeTables.ts';

const id = sql.identifier;

/** The rows of each table as one line, counted, and where it is asked for each with its contents. */
const describeRows = async (
  tx: Connection,
  tables: readonly MerchantTable[],
  code: string,
  isWhole: boolean,
): Promise<string[]> => {
  const contents = isWhole ? sql`sum(('x' || left(md5(t::text), 15))::bit(60)::bigint)::text` : sql`''`;
  const lines: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: string; contents: string | null }>(
      tx,
      sql`select count(*)::text as rows, ${contents} as contents from ${id(name)} t where t.merchant_code = ${code}`,
    );
    lines.push(`${name}: ${row?.rows} rows ${row?.contents ?? ''}`.trimEnd());
  }
  return lines;
};

/** What accounts hold and what entries have moved, by kind, book and currency. */
const describeLedger = async (tx: Connection, code: string): Promise<string[]> => {
  const balances = await rowsOf<{ line: string }>(
    tx,
    sql`select concat_ws(' ', 'balances', kind, book, currency, sum(balance), sum(version)) as line
      from ledger_accounts where merchant_code = ${code} group by kind, book, currency order by 1`,
  );
  const entries = await rowsOf<{ line: string }>(
    tx,
    sql`select concat_ws(' ', 'entries', kind, count(*), sum(amount), sum(abs(amount))) as line
      from ledger_entries where merchant_code = ${code} group by kind order by 1`,
  );
  return [...balances, ...entries].map(({ line }) => line);
};

/** How the two sides differ: what a line of one says that the other does not. Empty where they are the same. */
export const compareCopies = async (
  source: Connection,
  target: Connection,
  tables: readonly MerchantTable[],
  code: string,
  isWhole: boolean,
): Promise<string[]> => {
  const [ours, theirs] = await Promise.all(
    [source, target].map(async (tx) => [
      ...(await describeRows(tx, tables, code, isWhole)),
      ...(await describeLedger(tx, code)),
    ]),
  );
  const copied = new Set(theirs);
  const original = new Set(ours);
  return [
    ...(ours ?? []).filter((line) => !copied.has(line)).map((line) => `here ${line}`),
    ...(theirs ?? []).filter((line) => !original.has(line)).map((line) => `copied ${line}`),
  ];
};
