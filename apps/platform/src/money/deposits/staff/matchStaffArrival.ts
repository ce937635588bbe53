import { accounts, refuseErased } from '#identity';
import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { askSecondPerson, recordAction } from '#staff';
import { findRules } from '../../withdrawalRules/findRules.ts';
import { describeArrival } from './describeArrival.ts';
import { lockArrival } from './lockArrival.ts';
import { lockDeposit } from './lockDeposit.ts';
import { creditArrival, requireCreditable } from './settleArrival.ts';

/**
 * Matches a transfer with a deposit. Both rows are locked, the transfer's first: of any number who match at once one
 * credits, and an event of the gateway about the same deposit waits.
 */
export const matchStaffArrival: Handler<'matchStaffArrival'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { id, reason } = body;
    const arrival = await lockArrival(tx, id);
    if (arrival.state !== 'open') throw new ApiFailure('ARRIVAL_STATE');
    const deposit = await lockDeposit(tx, body.deposit);
    await refuseErased(tx, deposit.accountId);
    requireCreditable(deposit, arrival);
    const { secondPersonAmount } = await findRules(tx, deposit.accountId, deposit.currency);
    if (arrival.amount < secondPersonAmount) {
      const outcome = await creditArrival(tx, context, { arrival, deposit, reason });
      return { outcome, arrival: await describeArrival(tx, id) };
    }
    const [account] = await tx
      .select({ username: accounts.username })
      .from(accounts)
      .where(eq(accounts.id, deposit.accountId));
    const wish = { deposit: deposit.reference, username: account?.username ?? '', asked: deposit.amount };
    await askSecondPerson(tx, context, {
      kind: 'matchArrival',
      subject: id,
      subjectAt: arrival.changedAt,
      amount: arrival.amount,
      answer: reason,
      wish,
    });
    await recordAction(tx, context, {
      subject: arrival.reference,
      after: { asked: 'matchArrival', deposit: deposit.reference, amount: arrival.amount },
      reason,
    });
    return { outcome: 'asked', arrival: await describeArrival(tx, id) };
  });
