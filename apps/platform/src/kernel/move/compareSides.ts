import { StartError } from '../db/StartError.ts';
import { quoted, type Side } from './Side.ts';

/** What a table holds: its rows, and a sum over the hashes of all of them, whatever their order. */
const contentOf = async (side: Side, table: string) => {
  const [content] = await side.ask<{ rows: string; hash: string }>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(md5(to_jsonb(t)::text), 15))::bit(60)::bigint), 0)::text as hash
     from ${quoted(table)} t`,
  );
  return content;
};

/** A merchant's money of one kind and currency, by its accounts and by the entries that led there. */
export type Sum = {
  merchant: string;
  currency: string;
  kind: string;
  accounts: string;
  balance: string;
  entries: string;
};

const sumsOf = (side: Side) =>
  side.ask<Sum>(
    `select a.merchant_code as merchant, a.currency, a.kind, count(distinct a.id)::text as accounts,
       (select sum(b.balance) from ledger_accounts b
        where (b.merchant_code, b.currency, b.kind) = (a.merchant_code, a.currency, a.kind))::text as balance,
       coalesce(sum(e.amount), 0)::text as entries
     from ledger_accounts a left join ledger_entries e on e.account_id = a.id
     group by a.merchant_code, a.currency, a.kind order by 1, 2, 3`,
  );

/** What both sides hold alike. */
export type Agreement = { tables: { name: string; rows: number }[]; sums: Sum[] };

/** Compares every row of every table, and the ledger's sums. Throws `StartError` that names what differs. */
export const compareSides = async (
  source: Side,
  target: Side,
  names: readonly string[],
): Promise<Agreement> => {
  const tables: Agreement['tables'] = [];
  for (const name of names) {
    const [one, other] = [await contentOf(source, name), await contentOf(target, name)];
    if (one?.rows !== other?.rows)
      throw new StartError(
        `${name} has ${one?.rows} rows in the folder and ${other?.rows} in PostgreSQL: nothing was moved.`,
      );
    if (one?.hash !== other?.hash)
      throw new StartError(
        `Rows of ${name} are not the same in PostgreSQL as in the folder: nothing was moved.`,
      );
    tables.push({ name, rows: Number(one?.rows) });
  }
  const [sums, others] = [await sumsOf(source), await sumsOf(target)];
  if (JSON.stringify(sums) !== JSON.stringify(others))
    throw new StartError(
      'The sums of the ledger are not the same in PostgreSQL as in the folder: nothing was moved.',
    );
  return { tables, sums };
};
