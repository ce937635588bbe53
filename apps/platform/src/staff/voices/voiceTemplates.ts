import type { ValueOf } from '@marquee/contract';
import { asc, eq } from '#drizzle';
import { ApiFailure, type Connection, isId } from '#kernel';
import { voiceTemplates } from './schema.ts';

/** The merchant's texts that answers begin with, by language and title. */
export const listTemplates = async (tx: Connection): Promise<ValueOf<'getStaffVoiceTemplates'>> => {
  const { id, language, title, text } = voiceTemplates;
  const templates = await tx
    .select({ id, language, title, text })
    .from(voiceTemplates)
    .orderBy(asc(language), asc(title));
  return { templates };
};

/** The text of an id, which stays as it is until the transaction ends. Throws `NOT_FOUND`. */
export const lockTemplate = async (
  tx: Connection,
  id: string,
): Promise<typeof voiceTemplates.$inferSelect> => {
  const [found] = isId(id)
    ? await tx.select().from(voiceTemplates).where(eq(voiceTemplates.id, id)).for('update')
    : [];
  if (!found) throw new ApiFailure('NOT_FOUND');
  return found;
};
