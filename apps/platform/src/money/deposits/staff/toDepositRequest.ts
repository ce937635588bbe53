import type { ValueOf } from '@marquee/contract';
import type { StaffRequest } from '#staff';
import type { ArrivalRow } from '../schema.ts';
import { wishOf } from './ArrivalWish.ts';

/** A request as staff sees it, with the deposit as it was when it was asked for. */
export const toDepositRequest = (
  request: StaffRequest,
  arrival: ArrivalRow,
): ValueOf<'getStaffDepositRequests'>['requests'][number] => {
  const wish = wishOf(request);
  const { id, kind, answer, askedBy, askedByName, askedAt } = request;
  if (kind !== 'matchArrival' && kind !== 'returnArrival')
    throw new Error(`${kind} is not about a transfer.`);
  return {
    id,
    kind,
    arrival: arrival.id,
    arrivalReference: arrival.reference,
    deposit: wish?.deposit ?? null,
    username: wish?.username ?? null,
    currency: arrival.currency,
    amount: arrival.amount,
    asked: wish?.asked ?? null,
    reason: answer ?? '',
    askedBy: { id: askedBy, name: askedByName },
    askedAt: askedAt.toISOString(),
  };
};
