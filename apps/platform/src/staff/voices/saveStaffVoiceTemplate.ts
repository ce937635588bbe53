import { and, eq, ne } from '#drizzle';
import { ApiFailure, type Connection, type Handler } from '#kernel';
import { recordAction } from '../trail/recordAction.ts';
import { voiceTemplates } from './schema.ts';
import { listTemplates, lockTemplate } from './voiceTemplates.ts';

type Written = Pick<typeof voiceTemplates.$inferInsert, 'language' | 'title' | 'text' | 'changedAt'>;

const change = async (tx: Connection, id: string, written: Written) => {
  const { language, title } = voiceTemplates;
  const [other] = await tx
    .select({ id: voiceTemplates.id })
    .from(voiceTemplates)
    .where(and(eq(language, written.language), eq(title, written.title), ne(voiceTemplates.id, id)));
  if (other) throw new ApiFailure('TITLE_TAKEN');
  await tx.update(voiceTemplates).set(written).where(eq(voiceTemplates.id, id));
};

const add = async (tx: Connection, merchantCode: string, written: Written) => {
  const added = await tx
    .insert(voiceTemplates)
    .values({ ...written, merchantCode })
    .onConflictDoNothing()
    .returning({ id: voiceTemplates.id });
  if (added.length === 0) throw new ApiFailure('TITLE_TAKEN');
};

/** Writes a text that answers begin with: a new one, or the one of an id anew. */
export const saveStaffVoiceTemplate: Handler<'saveStaffVoiceTemplate'> = (context, { body }) =>
  context.tenant(async (tx) => {
    const { id, language } = body;
    const after = { language, title: body.title.trim(), text: body.text.trim() };
    const written = { ...after, changedAt: context.now() };
    const before = id === undefined ? null : await lockTemplate(tx, id);
    if (before) await change(tx, before.id, written);
    else await add(tx, context.merchant.code, written);
    await recordAction(tx, context, {
      subject: after.title,
      before: before ? { language: before.language, title: before.title, text: before.text } : {},
      after,
    });
    return listTemplates(tx);
  });
