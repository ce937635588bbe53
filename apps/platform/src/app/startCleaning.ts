import type { FastifyBaseLogger } from 'fastify';
import { type Rounds, startRounds } from '#kernel';

/** Milliseconds between two rounds, and before the first: it asks several times for each merchant, and nothing waits for it. */
const waits = { every: 10 * 60_000, first: 60_000 };

/** Removes what has expired every ten minutes, each kind by a call of its own. */
export const startCleaning = (
  tasks: Readonly<Record<string, () => Promise<void>>>,
  log: FastifyBaseLogger,
): Rounds =>
  startRounds(
    {
      name: 'cleaning',
      subjects: Object.keys(tasks),
      every: waits.every,
      after: waits.first,
      work: async (name) => {
        await tasks[name]?.();
        return undefined;
      },
    },
    log,
  );
