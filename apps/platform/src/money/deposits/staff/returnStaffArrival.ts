import { ApiFailure, type Handler } from '#kernel';
import { askSecondPerson, recordAction } from '#staff';
import { findRules, merchantWide } from '../../withdrawalRules/findRules.ts';
import { describeArrival } from './describeArrival.ts';
import { lockArrival } from './lockArrival.ts';
import { returnArrival } from './settleArrival.ts';

/** Sends a transfer back that is nobody's; a large one with a second person. */
export const returnStaffArrival: Handler<'returnStaffArrival'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { id, reason } = body;
    const arrival = await lockArrival(tx, id);
    if (arrival.state !== 'open') throw new ApiFailure('ARRIVAL_STATE');
    const { secondPersonAmount } = await findRules(tx, merchantWide, arrival.currency);
    if (arrival.amount < secondPersonAmount) {
      await returnArrival(tx, context, arrival, { reason });
      return { outcome: 'done', arrival: await describeArrival(tx, id) };
    }
    const { amount, changedAt: subjectAt } = arrival;
    await askSecondPerson(tx, context, {
      kind: 'returnArrival',
      subject: id,
      subjectAt,
      amount,
      answer: reason,
    });
    await recordAction(tx, context, {
      subject: arrival.reference,
      after: { asked: 'returnArrival', amount },
      reason,
    });
    return { outcome: 'asked', arrival: await describeArrival(tx, id) };
  });
