import { and, eq, isNotNull } from '#drizzle';
import { type Connection, type Context, momentFrom, noteChange } from '#kernel';
import { feedbackFigures } from './feedbackFigures.ts';
import { feedback } from './schema.ts';

/** Opens an answered case again, with a new promise. False where it is open, or there is none of this reference. */
export const reopenFeedback = async (
  tx: Connection,
  { now }: Pick<Context, 'now'>,
  reference: string,
): Promise<boolean> => {
  const at = now();
  const [row] = await tx
    .update(feedback)
    .set({
      answer: null,
      answeredAt: null,
      reopenedAt: at,
      dueAt: momentFrom(at, { hours: feedbackFigures.replyWithinHours }),
    })
    .where(and(eq(feedback.reference, reference), isNotNull(feedback.answeredAt)))
    .returning({ accountId: feedback.accountId });
  if (row?.accountId) noteChange({ accountId: row.accountId, changed: 'messages' });
  return row !== undefined;
};
