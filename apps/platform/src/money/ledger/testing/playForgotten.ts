import { sql } from '#drizzle';
import type { Connection, Database } from '../../../kernel/db/Database.ts';
import { auditStatement, type Breach } from '../../audit/findBreaches.ts';
import { type Balance, findBalance } from '../findBalance.ts';
import { LedgerRefusal } from '../LedgerRefusal.ts';
import type { Posting } from '../Posting.ts';
import { postTransfer } from '../postTransfer.ts';
import type { Outcome } from './openTestLedger.ts';

/** Everything that stands in a ledger: balances that are not zero, as the model names them, and what the audit finds. */
export type Look = { standing: Record<string, number>; breaches: Breach[] };

/** A ledger that is forgotten in the end. */
export type ForgottenLedger = {
  post: (posting: Omit<Posting, 'at' | 'kind'>) => Promise<Outcome>;
  balance: (owner: string, currency: 'VND' | 'USD') => Promise<Balance>;
  look: () => Promise<Look>;
};

/** Planning this takes ten times as long as running it on a small ledger: it is planned once a connection. */
const lookStatement = `prepare ledger_look as
  select null as "check", jsonb_build_object(name, sum(balance)) as row
  from (
    select balance, case kind when 'house' then concat_ws(' ', kind, book, currency)
      else concat_ws(' ', kind, owner_id, currency) end as name
    from ledger_accounts
  ) as accounts group by name having sum(balance) <> 0
  union all (${auditStatement})`;

/** Thrown to roll a transaction back in which everything was as it should be. */
class Forgotten extends Error {}

const rowsOf = async <T>(tx: Connection, statement: string): Promise<T[]> => {
  const answer: unknown = await tx.execute(sql.raw(statement));
  return (answer as { rows: T[] }).rows;
};

const lookWithin = async (tx: Connection): Promise<Look> => {
  const rows = await rowsOf<{ check: string | null; row: Record<string, number> }>(tx, 'execute ledger_look');
  return {
    standing: Object.assign(
      {},
      ...rows.filter(({ check }) => check === null).map(({ row }) => row),
    ) as Record<string, number>,
    breaches: rows.flatMap(({ check, row }) => (check === null ? [] : [{ check, row }])),
  };
};

const postWithin = (tx: Connection, posting: Omit<Posting, 'at' | 'kind'>): Promise<Outcome> =>
  tx
    .transaction((step) =>
      postTransfer(step, { kind: 'test', at: new Date('2026-11-21T00:00:00Z'), ...posting }),
    )
    .catch((error: unknown) => {
      if (error instanceof LedgerRefusal) return error.reason;
      throw error;
    });

/** Plays on a merchant's ledger in one transaction, each posting in a savepoint, and rolls everything back. */
export const playForgotten = async (
  database: Database,
  merchant: string,
  work: (ledger: ForgottenLedger) => Promise<void>,
): Promise<void> => {
  const play = async (tx: Connection) => {
    const known = await rowsOf(tx, `select from pg_prepared_statements where name = 'ledger_look'`);
    if (known.length === 0) await tx.execute(sql.raw(lookStatement));
    await work({
      post: (posting) => postWithin(tx, posting),
      balance: (owner, currency) => findBalance(tx, owner, currency),
      look: () => lookWithin(tx),
    });
    throw new Forgotten();
  };
  await database.tenant(merchant, play).catch((error: unknown) => {
    if (!(error instanceof Forgotten)) throw error;
  });
};
