import { randomInt } from 'node:crypto';
import { memberTypeOf } from '@marquee/reference';
import { fieldProblem, type Handler, limits, plainLetters } from '#kernel';
import { countWords } from './countWords.ts';
import { feedbackFigures } from './feedbackFigures.ts';
import { feedback } from './schema.ts';

const { minWords, maxWords, replyWithinHours } = feedbackFigures;

const newReference = () =>
  `FB-${Array.from({ length: 8 }, () => plainLetters[randomInt(plainLetters.length)]).join('')}`;

/** Keeps a question or complaint, a member's as theirs, and answers its reference. After several, a captcha comes first. */
export const sendFeedback: Handler<'sendFeedback'> = async (context, { body }) => {
  const { merchant, language, clientAddress, services, session, tenant, now } = context;
  const content = body.content.trim();
  const contactInfo = body.contactInfo?.trim() || null;
  // Free play has no messages, and is gone in a day.
  const accountId = session && memberTypeOf(session.type)?.role !== 'freePlay' ? session.accountId : null;
  const words = countWords(content);
  if (words < minWords || words > maxWords) {
    throw fieldProblem(language, 'content', 'words', { min: minWords, max: maxWords });
  }
  if (contactInfo === null && accountId === null) throw fieldProblem(language, 'contactInfo', 'required');
  const { count, isAllowed } = await services.limiter.peek('feedbackAddress', merchant.code, clientAddress);
  if (isAllowed && count >= limits.feedbackCaptchaAddress.max) await services.requireCaptcha(context, body);
  await services.limiter.enforce('feedbackAddress', merchant.code, clientAddress);
  const createdAt = now();
  const reference = newReference();
  await tenant((tx) =>
    tx.insert(feedback).values({
      merchantCode: merchant.code,
      reference,
      questionType: body.questionType,
      content,
      contactInfo,
      accountId,
      language,
      ip: clientAddress,
      createdAt,
      dueAt: new Date(createdAt.getTime() + replyWithinHours * 3_600_000),
    }),
  );
  return { reference, replyWithinHours };
};
