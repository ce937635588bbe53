import { eq } from '#drizzle';
import type { Handler } from '#kernel';
import { recordAction } from '../trail/recordAction.ts';
import { voiceTemplates } from './schema.ts';
import { listTemplates, lockTemplate } from './voiceTemplates.ts';

/** Takes away a text that answers begin with. */
export const removeStaffVoiceTemplate: Handler<'removeStaffVoiceTemplate'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { id, language, title, text } = await lockTemplate(tx, body.id);
    await tx.delete(voiceTemplates).where(eq(voiceTemplates.id, id));
    await recordAction(tx, context, { subject: title, before: { language, title, text } });
    return listTemplates(tx);
  });
