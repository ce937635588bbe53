import { type SQL, sql } from '#drizzle';
import { type Connection, quotable } from '#kernel';
import { type AccountKind, ledgerEntries } from '#money';
import { isWithin } from './isWithin.ts';
import { type MovementKind, movementOf } from './movements.ts';
import type { Period } from './Period.ts';
import { walletName } from './walletName.ts';

type Asked = {
  accountId: number;
  period: Period;
  /** All kinds where there are none. */
  kinds: readonly MovementKind[];
  limit: number;
  offset: number;
};

type MovementRow = {
  reference: string;
  at: string | Date;
  movement: MovementKind;
  amount: string | number;
  balanceAfter: string | number;
  other: { kind: AccountKind; book: string } | null;
};

const rowsOf = async <T>(tx: Connection, query: SQL): Promise<T[]> => {
  const answer: unknown = await tx.execute(query);
  return (answer as { rows: T[] }).rows;
};

/** A page of an account's movements, newest first, and how many there are with what they brought and took. */
export const findMovements = async (tx: Connection, asked: Asked) => {
  const { accountId, period, kinds, limit, offset } = asked;
  const movement = movementOf(sql`e.kind`);
  const isChosen = kinds.length
    ? sql`and ${movement} in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})`
    : sql``;
  const chosen = sql`from ${ledgerEntries} e
    where e.account_id = ${accountId} and ${isWithin(sql`e.at`, period)} ${isChosen}`;
  const rows = await rowsOf<MovementRow>(
    tx,
    sql`select e.transfer_id::text as reference, e.at, ${movement} as movement, e.amount,
        e.balance_after as "balanceAfter", (
          select jsonb_build_object('kind', a.kind, 'book', a.book)
          from ledger_entries o join ledger_accounts a on a.id = o.account_id
          join ledger_accounts mine on mine.id = e.account_id and mine.owner_id = a.owner_id
          where o.transfer_id = e.transfer_id and sign(o.amount) <> sign(e.amount)
          order by o.line limit 1
        ) as other
      ${chosen} order by e.at desc, e.version desc limit ${limit} offset ${offset}`,
  );
  const [sums] = await rowsOf<{ total: number; moneyIn: string; moneyOut: string }>(
    tx,
    sql`select count(*)::int as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as "moneyIn",
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as "moneyOut" ${chosen}`,
  );
  return {
    total: sums?.total ?? 0,
    moneyIn: Number(sums?.moneyIn ?? 0),
    moneyOut: Number(sums?.moneyOut ?? 0),
    movements: rows.map(({ at, amount, balanceAfter, other, movement: kind, reference }) => ({
      reference: quotable('T', reference),
      at: new Date(at).toISOString(),
      kind,
      amount: Number(amount),
      balanceAfter: Number(balanceAfter),
      otherWallet: other && walletName(other),
    })),
  };
};
