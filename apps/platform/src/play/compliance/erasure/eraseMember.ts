import { eq, sql } from '#drizzle';
import { type Account, accounts, endSessions } from '#identity';
import { ApiFailure, type Connection, rowsOf, type StaffOfMerchant } from '#kernel';
import { erasureFigures } from './erasureFigures.ts';
import { eraseTables } from './eraseTables.ts';
import { findHindrances } from './findHindrances.ts';
import { memberErasures } from './schema.ts';

const lastPaymentOf = async (tx: Connection, account: string): Promise<Date | null> => {
  const [found] = await rowsOf<{ at: string | Date | null }>(
    tx,
    sql`select max(at) as at from (
      select max(d.ended_at) as at from deposits d where d.account_id = ${account}::uuid
      union all select max(w.changed_at) from withdrawals w where w.account_id = ${account}::uuid
    ) as payments`,
  );
  return found?.at ? new Date(found.at) : null;
};

const yearsAfter = (moment: Date, years: number): Date => {
  const after = new Date(moment);
  after.setUTCFullYear(after.getUTCFullYear() + years);
  return after;
};

/**
 * Erases what is held of a member, whose account has to be locked by the transaction: they are out everywhere, nobody
 * reads their name again, and what the law keeps stays under the account's id. Throws `ERASURE_HINDERED`.
 */
export const eraseMember = async (
  tx: Connection,
  { merchant, now }: Pick<StaffOfMerchant, 'merchant' | 'now'>,
  { id, createdAt }: Account,
): Promise<void> => {
  const at = now();
  // Before it is looked: from here on nothing of the account begins.
  await tx.update(accounts).set({ isBlocked: true }).where(eq(accounts.id, id));
  if ((await findHindrances(tx, id, at)).length > 0) throw new ApiFailure('ERASURE_HINDERED');
  await endSessions(tx, id, at);
  const paymentsUntil = yearsAfter((await lastPaymentOf(tx, id)) ?? createdAt, erasureFigures.paymentYears);
  await tx
    .insert(memberErasures)
    .values({ accountId: id, merchantCode: merchant.code, erasedAt: at, paymentsUntil });
  await tx.execute(sql`select member_forget(${merchant.code}::text, ${id}::uuid)`);
  await eraseTables(tx, id, 'now');
};
