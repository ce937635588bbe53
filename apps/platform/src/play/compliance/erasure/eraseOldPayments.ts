import { and, isNull, lte, sql } from '#drizzle';
import type { Services } from '#kernel';
import { eraseTables } from './eraseTables.ts';
import { memberErasures } from './schema.ts';

/** Erases who was paid of members who were erased, once the law's time for it is over. */
export const eraseOldPayments = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  merchant: string,
): Promise<void> => {
  await clock.refresh();
  const now = clock.now();
  await database.tenant(merchant, async (tx) => {
    const due = await tx
      .select({ id: memberErasures.accountId })
      .from(memberErasures)
      .where(and(isNull(memberErasures.paymentsErasedAt), lte(memberErasures.paymentsUntil, now)));
    for (const { id } of due) {
      await eraseTables(tx, id, 'later');
      await tx.execute(
        sql`select member_forget_payments(${merchant}::text, ${id}::uuid, ${now.toISOString()}::timestamptz)`,
      );
    }
  });
};
