import type { FastifyBaseLogger } from 'fastify';
import { type Rounds, startRounds } from '#kernel';

/** Milliseconds between two rounds. */
const every = 10 * 60_000;

/** Removes what has expired every ten minutes, each kind by a call of its own. */
export const startCleaning = (
  tasks: Readonly<Record<string, () => Promise<void>>>,
  log: FastifyBaseLogger,
): Rounds =>
  startRounds(
    {
      name: 'cleaning',
      subjects: Object.keys(tasks),
      every,
      work: async (name) => {
        await tasks[name]?.();
        return undefined;
      },
    },
    log,
  );
