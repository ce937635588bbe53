import type { ValueOf } from '@marquee/contract';
import type { StaffRequest } from '#staff';
import type { Currency } from '@marquee/reference';

/** A request as staff sees it; what it is about is named by its reference, a member by the username. */
export const toStaffRequest = (
  { id, kind, subject, amount, answer, askedBy, askedByName, askedAt }: StaffRequest,
  { currency, member }: { currency: Currency; member?: { id: string; username: string } },
): ValueOf<'getStaffRequests'>['requests'][number] => {
  if (kind === 'payoutRules') throw new Error('A change of payout rules is about no money yet.');
  return {
    id,
    kind,
    reference: member?.username ?? subject,
    memberId: member?.id ?? null,
    currency,
    amount,
    answer,
    askedBy: { id: askedBy, name: askedByName },
    askedAt: askedAt.toISOString(),
  };
};
