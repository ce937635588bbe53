import { ApiFailure, type Handler } from '#kernel';
import { recordAction } from '../trail/recordAction.ts';
import { lockVoice } from './lockVoice.ts';

/** Shows where to reply, once it is written down who looked and why. */
export const revealStaffVoice: Handler<'revealStaffVoice'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { reference, reason } = body;
    const { contactInfo } = await lockVoice(tx, reference);
    if (contactInfo === null) throw new ApiFailure('NOT_FOUND');
    await recordAction(tx, context, { subject: reference, reason });
    return { contact: contactInfo };
  });
