import type { ValueOf } from '@marquee/contract';
import type { StaffRequest } from '#staff';
import type { Withdrawal } from '../schema.ts';

/** A request about a withdrawal as staff sees it. */
export const toStaffRequest = (
  { id, kind, subject, amount, answer, askedBy, askedByName, askedAt }: StaffRequest,
  { currency }: Pick<Withdrawal, 'currency'>,
): ValueOf<'getStaffRequests'>['requests'][number] => ({
  id,
  kind,
  reference: subject,
  currency,
  amount,
  answer,
  askedBy: { id: askedBy, name: askedByName },
  askedAt: askedAt.toISOString(),
});
