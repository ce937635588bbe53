import { refuseErased } from '#identity';
import { ApiFailure, type Handler } from '#kernel';
import { reopenFeedback } from '#sites';
import { recordAction } from '../trail/recordAction.ts';
import { describeVoice } from './describeVoice.ts';
import { lockVoice } from './lockVoice.ts';

/** Opens an answered case again, unless its words are erased with its member. It stays with whoever answered it. */
export const reopenStaffVoice: Handler<'reopenStaffVoice'> = async (context, { body }) => {
  const { reference, reason } = body;
  await context.tenant(async (tx) => {
    const { answer, accountId } = await lockVoice(tx, reference);
    if (accountId !== null) await refuseErased(tx, accountId);
    if (!(await reopenFeedback(tx, context, reference))) throw new ApiFailure('CASE_OVER');
    await recordAction(tx, context, {
      subject: reference,
      before: { answer },
      after: { answer: null },
      reason,
    });
  });
  return describeVoice(context, reference);
};
