import { mayLogIn } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { askSecondPerson, recordAction } from '#staff';
import { describeErasure } from './describeErasure.ts';
import { lockMember } from './lockMember.ts';

/** Asks a second person to erase a member, where nothing hinders it. */
export const askStaffErasure: Handler<'askStaffErasure'> = (context, { body: { id, reason } }) =>
  context.tenant(async (tx) => {
    const account = await lockMember(tx, id);
    if (!mayLogIn(account)) throw new ApiFailure('NOT_MEMBER');
    const { hindrances, erasedAt } = await describeErasure(tx, account, context.now());
    if (hindrances.length > 0 || erasedAt) throw new ApiFailure('ERASURE_HINDERED');
    await askSecondPerson(tx, context, {
      kind: 'eraseMember',
      subject: account.id,
      subjectAt: account.createdAt,
      amount: 0,
      answer: reason,
    });
    await recordAction(tx, context, {
      subject: account.username,
      after: { asked: 'eraseMember', member: account.id },
      reason,
    });
    return describeErasure(tx, account, context.now());
  });
