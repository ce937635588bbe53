import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from './createRandom.ts';
import type { Errand, ErrandAnswer } from './Errand.ts';

/** An errand, and what it was told when it was answered first. */
export type Kept = { errand: Errand; told: string | null };

/** Everything that was asked for. */
export type Tally = {
  kept: readonly Kept[];
  problems: string[];
  /** How many calls were lost or put off, by what came instead of an answer. */
  lost: Record<string, number>;
  /** Sends an errand until it is answered; some that are answered are sent once more. */
  pass: (errand: Errand) => Promise<ErrandAnswer>;
  /** Asks for a share of everything again: every answer has to be the first one. */
  askAgain: (most: number) => Promise<number>;
};

/** Milliseconds before an errand is sent again. */
const pause = { least: 20, most: 120 };

/** Milliseconds after which an errand has failed that no answer came to. */
const patience = 90_000;

/** Problems that are named; more of them tell nobody more. */
const named = 20;

/** Makes the book of what was asked and answered. */
export const createTally = (random: Random): Tally => {
  const kept: Kept[] = [];
  const problems: string[] = [];
  const lost: Record<string, number> = {};
  const complain = (problem: string) => void (problems.length < named && problems.push(problem));

  const send = async ({ name, ask }: Errand): Promise<ErrandAnswer> => {
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      const answer = await ask().catch((error: NodeJS.ErrnoException) => ({
        status: 0,
        text: error.code ?? error.message,
      }));
      if (answer.status !== 0 && answer.status < 500 && answer.status !== 429) return answer;
      const reason = answer.status === 0 ? answer.text : String(answer.status);
      lost[reason] = (lost[reason] ?? 0) + 1;
      if (answer.status === 500) complain(`${name} was answered 500: ${answer.text}`);
      await wait(random.between(pause.least, pause.most));
    }
    throw new Error(`${name} was not answered within ${patience / 1000} s.`);
  };

  const toldOf = ({ told = (text) => text }: Errand, { text }: ErrandAnswer) => told(text);

  const askOnceMore = async ({ errand, told }: Kept) => {
    const again = await send(errand);
    if (toldOf(errand, again) !== told)
      complain(`${errand.name} was answered ${told} first, and ${again.status} ${again.text} then.`);
  };

  return {
    kept,
    problems,
    lost,
    pass: async (errand) => {
      const entry: Kept = { errand, told: null };
      kept.push(entry);
      const answer = await send(errand);
      entry.told = toldOf(errand, answer);
      if (answer.status !== errand.status)
        complain(`${errand.name} was answered ${answer.status} ${answer.text} instead of ${errand.status}.`);
      // A refusal may change with what the member has; what was done may not.
      else if (errand.status === 200 && random.isLikely(0.1)) await askOnceMore(entry);
      return answer;
    },
    askAgain: async (most) => {
      const done = kept.filter(({ errand, told }) => errand.status === 200 && told !== null);
      const chosen = Array.from({ length: Math.min(most, done.length) }, () => random.take(done));
      const asked = chosen.length;
      const ask = async () => {
        for (let entry = chosen.pop(); entry; entry = chosen.pop()) await askOnceMore(entry);
      };
      await Promise.all(Array.from({ length: 8 }, ask));
      return asked;
    },
  };
};
