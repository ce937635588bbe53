import { eq } from '#drizzle';
import { ApiFailure, type Handler, isTaken } from '#kernel';
import { recordAction } from '../trail/recordAction.ts';
import { voiceTemplates } from './schema.ts';
import { listTemplates, lockTemplate } from './voiceTemplates.ts';

/** Writes a text that answers begin with: a new one, or the one of an id anew. */
export const saveStaffVoiceTemplate: Handler<'saveStaffVoiceTemplate'> = (context, { body }) => {
  const { id, language } = body;
  const after = { language, title: body.title.trim(), text: body.text.trim() };
  const written = { ...after, changedAt: context.now() };
  const saved = context.tenant(async (tx) => {
    const before = id === undefined ? null : await lockTemplate(tx, id);
    if (before) await tx.update(voiceTemplates).set(written).where(eq(voiceTemplates.id, before.id));
    else await tx.insert(voiceTemplates).values({ ...written, merchantCode: context.merchant.code });
    await recordAction(tx, context, {
      subject: after.title,
      before: before ? { language: before.language, title: before.title, text: before.text } : {},
      after,
    });
    return listTemplates(tx);
  });
  // Of two that are saved at once each finds the title free: the index alone tells.
  return saved.catch((error: unknown) => {
    throw isTaken(error) ? new ApiFailure('TITLE_TAKEN') : error;
  });
};
