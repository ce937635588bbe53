import type { Database } from '#kernel';
import { type GatherLimits, gatherQuestions } from './gatherQuestions.ts';

/**
 * Makes the caller of a database function that takes many questions at once, as JSON, and answers each in its order:
 * what a merchant's calls ask at the same time goes there in one round trip and one transaction.
 */
export const gatherByMerchant = <Q, A>(
  database: Database,
  name: string,
  limits: GatherLimits,
): ((merchantCode: string, question: Q) => Promise<A>) => {
  const askers = new Map<string, (question: Q) => Promise<A>>();
  const askerOf = (merchantCode: string) => {
    const known = askers.get(merchantCode);
    if (known) return known;
    const asker = gatherQuestions(async (questions: readonly Q[]) => {
      const values = [JSON.stringify(questions)];
      const { answers } = await database.call<{ answers: A[] }>(merchantCode, name, values);
      return answers;
    }, limits);
    askers.set(merchantCode, asker);
    return asker;
  };
  return (merchantCode, question) => askerOf(merchantCode)(question);
};
