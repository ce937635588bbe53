import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { answerFeedback, feedback } from '#sites';
import { recordAction } from '../trail/recordAction.ts';
import { confirmedEmail, describeVoice } from './describeVoice.ts';
import { lockVoice } from './lockVoice.ts';
import { selectVoices } from './selectVoices.ts';

/** Answers an open case that nobody else has, and keeps who did as the one who has it. */
export const answerStaffVoice: Handler<'answerStaffVoice'> = async (context, { body }) => {
  const { reference } = body;
  const { personId: id, name } = context.staff;
  const answer = body.answer.trim();
  await context.tenant(async (tx) => {
    const { answeredAt, assignedTo } = await lockVoice(tx, reference);
    if (answeredAt) throw new ApiFailure('CASE_OVER');
    if (assignedTo !== null && assignedTo !== id) throw new ApiFailure('CASE_CLAIMED');
    const isMine = eq(feedback.reference, reference);
    const [row] = await selectVoices(tx, isMine);
    const memberEmail = row ? confirmedEmail(row) : null;
    await answerFeedback(tx, context, { reference, answer, by: { id, name }, memberEmail });
    await tx.update(feedback).set({ assignedTo: id, assignedName: name }).where(isMine);
    await recordAction(tx, context, { subject: reference, after: { answer } });
  });
  return describeVoice(context, reference);
};
