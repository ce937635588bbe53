import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '#kernel';

/** Milliseconds between two rounds. */
const interval = 10 * 60_000;

/** Removes what has expired every ten minutes. The returned call stops it and waits for a round under way. */
export const startCleaning = (
  tasks: readonly (() => Promise<void>)[],
  log: FastifyBaseLogger,
): (() => Promise<void>) => {
  let round = Promise.resolve();
  const clean = async () => {
    for (const task of tasks) {
      await task().catch((error: unknown) => log.error({ failure: describeError(error) }, 'cleaning failed'));
    }
  };
  const timer = setInterval(() => {
    round = round.then(clean);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
