import { msg } from '@marquee/i18n/msg';
import { and, eq, isNull } from 'drizzle-orm';
import { type Connection, type Context, localTextOf, queueMessage } from '#kernel';
import { sendInboxMessage } from '../messages/sendInboxMessage.ts';
import { patterns } from '../system/patterns.ts';
import { feedback } from './schema.ts';
import { textHtml } from './textHtml.ts';

const isEmail = (text: string) => new RegExp(patterns.email, 'u').test(text);

/** Minutes for which an answer by e-mail is worth sending. */
const worthMinutes = 3 * 24 * 60;

type Parts = Pick<Context, 'merchant' | 'now'>;

/**
 * Answers a question or complaint, once: a member in messages, a guest by e-mail where that was left. False where it
 * has been answered already, or there is none of this reference.
 */
export const answerFeedback = async (
  tx: Connection,
  { merchant, now }: Parts,
  { reference, answer }: { reference: string; answer: string },
): Promise<boolean> => {
  const at = now();
  const [row] = await tx
    .update(feedback)
    .set({ answer, answeredAt: at })
    .where(and(eq(feedback.reference, reference), isNull(feedback.answeredAt)))
    .returning();
  if (!row) return false;
  const { accountId, contactInfo, content, language } = row;
  if (accountId) {
    await sendInboxMessage(tx, {
      merchantCode: merchant.code,
      accountId,
      sentAt: at,
      title: localTextOf(msg`We’ve answered your message {reference}`, { reference }),
      html: localTextOf(
        msg`{answer}<p>You wrote:</p><blockquote>{content}</blockquote><p><a href="/feedback">All your messages to us</a></p>`,
        { answer: textHtml(answer), content: textHtml(content) },
      ),
    });
  } else if (contactInfo && isEmail(contactInfo)) {
    await queueMessage(
      tx,
      { merchant, now, language },
      {
        channel: 'email',
        recipient: contactInfo,
        minutes: worthMinutes,
        template: { name: 'feedbackAnswer', brand: merchant.brand.name, reference, answer },
      },
    );
  }
  return true;
};
