import type { ValueOf } from '@marquee/contract';
import { correctionRequests, type StaffRequest, withdrawalRequests } from '#staff';
import type { Currency } from '@marquee/reference';

/** A request as staff sees it; what it is about is named by its reference, a member by the username. */
export const toStaffRequest = (
  { id, kind: asked, subject, amount, answer, askedBy, askedByName, askedAt }: StaffRequest,
  { currency, member }: { currency: Currency; member?: { id: string; username: string } },
): ValueOf<'getStaffRequests'>['requests'][number] => {
  const kind = [...withdrawalRequests, ...correctionRequests].find((known) => known === asked);
  if (!kind) throw new Error(`${asked} is asked about elsewhere.`);
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
