import { mayLogIn } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { findBalance } from '#money';
import { askSecondPerson } from '#staff';
import { changeMember } from './changeMember.ts';

/**
 * Asks a second person to correct a member's money. One correction of a member waits at a time; it is made by whoever
 * agrees, and then never takes more than is there.
 */
export const correctStaffMember: Handler<'correctStaffMember'> = (context, { body }) =>
  changeMember(context, body.id, async (tx, account) => {
    if (!mayLogIn(account)) throw new ApiFailure('NOT_MEMBER');
    const { direction, amount, answer } = body;
    const { real } = await findBalance(tx, account.id, account.currency);
    if (direction === 'debit' && amount > real) throw new ApiFailure('INSUFFICIENT_FUNDS');
    const kind = direction === 'credit' ? 'creditMember' : 'debitMember';
    await askSecondPerson(tx, context, {
      kind,
      subject: account.id,
      subjectAt: account.createdAt,
      amount,
      answer,
    });
    return { after: { asked: kind, amount }, reason: answer };
  });
