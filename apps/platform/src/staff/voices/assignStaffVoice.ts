import { eq } from '#drizzle';
import { ApiFailure, type Handler } from '#kernel';
import { feedback } from '#sites';
import { recordAction } from '../trail/recordAction.ts';
import { describeVoice } from './describeVoice.ts';
import { findColleagues } from './findColleagues.ts';
import { lockVoice } from './lockVoice.ts';

/** Gives an open case to somebody who may answer it, whoever had it before, or to nobody. */
export const assignStaffVoice: Handler<'assignStaffVoice'> = async (context, { body }) => {
  const { reference, personId } = body;
  const colleagues = await findColleagues(context, 'voices.answer');
  const person = colleagues.find(({ id }) => id === personId);
  if (personId !== null && !person) throw new ApiFailure('NOT_FOUND');
  await context.tenant(async (tx) => {
    const { answeredAt, assignedName } = await lockVoice(tx, reference);
    if (answeredAt) throw new ApiFailure('CASE_OVER');
    const to = { assignedTo: person?.id ?? null, assignedName: person?.name ?? null };
    await tx.update(feedback).set(to).where(eq(feedback.reference, reference));
    await recordAction(tx, context, {
      subject: reference,
      before: { assignedTo: assignedName },
      after: { assignedTo: to.assignedName },
    });
  });
  return describeVoice(context, reference);
};
