import { ApiFailure, type Handler } from '#kernel';
import { answerFeedback as answer } from '#sites';

/** Plays the staff who answers a question or complaint. */
export const answerFeedback: Handler<'answerFeedback'> = async (context, { body }) => {
  const isAnswered = await context.tenant((tx) => answer(tx, context, body));
  if (!isAnswered) throw new ApiFailure('NOT_FOUND');
  return { done: true };
};
