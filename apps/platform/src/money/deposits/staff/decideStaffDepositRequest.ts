import { ApiFailure, type Connection, type Handler, type StaffOfMerchant } from '#kernel';
import { arrivalRequests, decideRequest, findRequest, recordAction, type StaffRequest } from '#staff';
import type { ArrivalRow } from '../schema.ts';
import { wishOf } from './ArrivalWish.ts';
import { creditableStates } from './creditableStates.ts';
import { describeArrival } from './describeArrival.ts';
import { lockArrival } from './lockArrival.ts';
import { lockDeposit } from './lockDeposit.ts';
import { creditArrival, returnArrival } from './settleArrival.ts';

const carryOut = async (
  tx: Connection,
  context: StaffOfMerchant,
  arrival: ArrivalRow,
  request: StaffRequest,
): Promise<'done' | 'sentBack'> => {
  const reason = request.answer ?? '';
  const wish = wishOf(request);
  if (request.kind === 'matchArrival' && wish) {
    const deposit = await lockDeposit(tx, wish.deposit);
    return creditArrival(tx, context, { arrival, deposit, reason });
  }
  await returnArrival(tx, context, arrival, { reason });
  return 'done';
};

/** Whether the transfer, and the deposit that it is to be matched with, are as they were when it was asked for. */
const stillHolds = async (tx: Connection, arrival: ArrivalRow, request: StaffRequest): Promise<boolean> => {
  if (arrival.state !== 'open' || arrival.changedAt.getTime() !== request.subjectAt.getTime()) return false;
  const wish = wishOf(request);
  if (!wish) return true;
  const { state } = await lockDeposit(tx, wish.deposit);
  return creditableStates.some((known) => known === state);
};

/** Decides as the second person about a transfer. Agreeing does what was asked for, if it still holds. */
export const decideStaffDepositRequest: Handler<'decideStaffDepositRequest'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const request = await findRequest(tx, body.id);
    if (!arrivalRequests.some((kind) => kind === request.kind)) throw new ApiFailure('NOT_FOUND');
    const arrival = await lockArrival(tx, request.subject);
    const agreed = body.decision === 'agree' ? 'agreed' : 'refused';
    const state = (await stillHolds(tx, arrival, request)) ? agreed : 'outdated';
    await decideRequest(tx, context, request, state);
    await recordAction(tx, context, {
      subject: arrival.reference,
      before: { asked: request.kind, askedBy: request.askedByName },
      after: { request: state, amount: request.amount },
      reason: body.reason ?? null,
    });
    const outcomes = { refused: 'refused', outdated: 'outdated' } as const;
    const outcome = state === 'agreed' ? await carryOut(tx, context, arrival, request) : outcomes[state];
    return { outcome, arrival: await describeArrival(tx, arrival.id) };
  });
