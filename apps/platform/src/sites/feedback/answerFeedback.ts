import { msg } from '@marquee/i18n/msg';
import { and, eq, isNull } from '#drizzle';
import { type Connection, type Context, localTextOf, queueMessage } from '#kernel';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { answerRoutes } from './answerRoutes.ts';
import { feedback, feedbackAnswers } from './schema.ts';
import { textHtml } from './textHtml.ts';

/** Minutes for which an answer by e-mail is worth sending. */
const worthMinutes = 3 * 24 * 60;

type Parts = Pick<Context, 'merchant' | 'now'>;

type Answer = {
  reference: string;
  answer: string;
  /** Who of staff answers. */
  by: { id: string; name: string };
  /** The confirmed address of the member's account. */
  memberEmail: string | null;
};

/**
 * Answers an open question or complaint: a member in messages, and by e-mail whoever has one. False where it has been
 * answered already, or there is none of this reference.
 */
export const answerFeedback = async (
  tx: Connection,
  { merchant, now }: Parts,
  { reference, answer, by, memberEmail }: Answer,
): Promise<boolean> => {
  const at = now();
  const [row] = await tx
    .update(feedback)
    .set({ answer, answeredAt: at })
    .where(and(eq(feedback.reference, reference), isNull(feedback.answeredAt)))
    .returning();
  if (!row) return false;
  await tx.insert(feedbackAnswers).values({
    merchantCode: merchant.code,
    feedbackId: row.id,
    text: answer,
    answeredAt: at,
    personId: by.id,
    person: by.name,
  });
  const { content, language } = row;
  const { inbox, email } = answerRoutes(row, memberEmail);
  if (inbox !== null) {
    await sendInboxMessage(tx, {
      merchantCode: merchant.code,
      accountId: inbox,
      sentAt: at,
      title: localTextOf(msg`We’ve answered your message {reference}`, { reference }),
      html: localTextOf(
        msg`{answer}<p>You wrote:</p><blockquote>{content}</blockquote><p><a href="/feedback">All your messages to us</a></p>`,
        { answer: textHtml(answer), content: textHtml(content) },
      ),
    });
  }
  if (email !== null) {
    await queueMessage(
      tx,
      { merchant, now, language },
      {
        channel: 'email',
        recipient: email,
        minutes: worthMinutes,
        template: { name: 'feedbackAnswer', brand: merchant.brand.name, reference, answer },
      },
    );
  }
  return true;
};
