import { sql } from '#drizzle';
import { fieldProblem, type Handler, quotable, rowsOf } from '#kernel';
import { ledgerAccounts, ledgerEntries, mainBook } from '#money';
import { findWallets } from '../../records/findWallets.ts';
import { type MovementKind, movementOf } from '../../records/movements.ts';
import { requireMember } from '../requireMember.ts';

type Row = {
  reference: string;
  at: string | Date;
  kind: MovementKind;
  amount: string | number;
  balanceAfter: string | number;
};

/** What moved in one wallet of a member. Its account numbers its entries, so a page is read without those before it. */
export const getStaffMemberMovements: Handler<'getStaffMemberMovements'> = (context, { query }) =>
  context.tenant(async (tx) => {
    const { id, page = 1, pageSize = 20, wallet = mainBook } = query;
    const account = await requireMember(tx, id);
    const wallets = await findWallets(tx, account.id, account.currency);
    const chosen = wallets.find((each) => each.wallet === wallet);
    if (!chosen) throw fieldProblem(context.language, 'wallet', 'notFound');
    const [counted] = await rowsOf<{ version: string }>(
      tx,
      sql`select version::text from ${ledgerAccounts} where id = ${chosen.accountId}`,
    );
    const total = Number(counted?.version ?? 0);
    const rows = await rowsOf<Row>(
      tx,
      sql`select e.transfer_id::text as reference, e.at, ${movementOf(sql`e.kind`)} as kind, e.amount,
          e.balance_after as "balanceAfter"
        from ${ledgerEntries} e
        where e.account_id = ${chosen.accountId} and e.version <= ${total - (page - 1) * pageSize}
        order by e.version desc limit ${pageSize}`,
    );
    return {
      total,
      movements: rows.map(({ reference, at, kind, amount, balanceAfter }) => ({
        reference: quotable('T', reference),
        at: new Date(at).toISOString(),
        kind,
        amount: Number(amount),
        balanceAfter: Number(balanceAfter),
      })),
    };
  });
