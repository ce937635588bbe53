/** Questions that are asked in one go at most, and how many goes may be under way. */
export type GatherLimits = { questions: number; underWay: number };

type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void };

/**
 * Asks together what is asked for at the same time: at once while little is under way, and else with whatever comes
 * until then. Nothing is remembered: each question is put after it was asked. The answers come in the questions' order.
 */
export const gatherQuestions = <Q, A>(
  askAll: (questions: readonly Q[]) => Promise<readonly A[]>,
  limits: GatherLimits,
): ((question: Q) => Promise<A>) => {
  let waiting: Waiting<Q, A>[] = [];
  let underWay = 0;
  let isPlanned = false;

  const askNext = async () => {
    isPlanned = false;
    const asked = waiting.slice(0, limits.questions);
    waiting = waiting.slice(limits.questions);
    underWay += 1;
    try {
      const answers = await askAll(asked.map(({ question }) => question));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as A);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      underWay -= 1;
      plan();
    }
  };
  const plan = () => {
    if (isPlanned || waiting.length === 0 || underWay >= limits.underWay) return;
    isPlanned = true;
    // After the calls that have come in the same turn.
    setImmediate(() => void askNext());
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      plan();
    });
};
