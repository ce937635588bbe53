import { asc, count, desc, eq, inArray } from '#drizzle';
import type { ValueOf } from '@marquee/contract';
import type { Handler } from '#kernel';
import { feedback, feedbackAnswers } from './schema.ts';

type Case = ValueOf<'getFeedback'>['cases'][number];

/** Answers the member's own questions and complaints a page at a time, newest first. */
export const getFeedback: Handler<'getFeedback'> = ({ tenant, session }, { query }) =>
  tenant(async (tx) => {
    const { page = 1, pageSize = 9 } = query;
    const isMine = eq(feedback.accountId, session.accountId);
    const rows = await tx
      .select()
      .from(feedback)
      .where(isMine)
      .orderBy(desc(feedback.createdAt), feedback.reference)
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const [counted] = await tx.select({ total: count() }).from(feedback).where(isMine);
    const answers = await tx
      .select()
      .from(feedbackAnswers)
      .where(
        inArray(
          feedbackAnswers.feedbackId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(feedbackAnswers.answeredAt));
    const cases = rows.map(
      ({ id, reference, questionType, content, createdAt, dueAt, answer, answeredAt }): Case => ({
        reference,
        // The contract let nothing else in.
        questionType: questionType as Case['questionType'],
        content,
        createdAt: createdAt.toISOString(),
        dueAt: dueAt.toISOString(),
        answer: answer && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
        earlierAnswers: answers
          .filter((each) => each.feedbackId === id && each.answeredAt.getTime() !== answeredAt?.getTime())
          .map((each) => ({ text: each.text, at: each.answeredAt.toISOString() })),
      }),
    );
    return { cases, total: counted?.total ?? 0 };
  });
