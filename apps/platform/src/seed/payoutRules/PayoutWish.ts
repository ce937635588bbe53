import type { MerchantSettings } from '@marquee/brand';
import { type StaffRequest, staffRequests } from '#staff';
import { and, eq } from '#drizzle';
import type { Connection } from '#kernel';

/** What a change of payout rules is about, among the requests. */
export const payoutSubject = 'payout-rules';

/** A change of payout rules that waits for a second person; it holds for the rules as they were when it was asked. */
export type PayoutWish = { version: string; withdrawals: MerchantSettings['withdrawals'] };

/** Reads what a request wants. */
export const wishOf = ({ wish }: StaffRequest): PayoutWish => wish as PayoutWish;

/** The change that waits, if any. */
export const findPayoutRequest = async (tx: Connection): Promise<StaffRequest | undefined> => {
  const [open] = await tx
    .select()
    .from(staffRequests)
    .where(and(eq(staffRequests.subject, payoutSubject), eq(staffRequests.state, 'open')));
  return open;
};
