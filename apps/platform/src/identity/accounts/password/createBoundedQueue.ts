import { ApiFailure } from '#kernel';

/** Runs work a few at a time and refuses more than it could finish soon. */
export type BoundedQueue = { run: <T>(work: () => Promise<T>) => Promise<T> };

/** Makes a queue of `concurrency` running and at most `size` waiting pieces of work; more is refused as BUSY. */
export const createBoundedQueue = (limits: { concurrency: number; size: number }): BoundedQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const acquire = () => {
    if (running < limits.concurrency) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= limits.size) return Promise.reject(new ApiFailure('BUSY', { retryAfter: 2 }));
    return new Promise<void>((resolve) => waiting.push(resolve));
  };

  // A place is handed to the next in line instead of being freed, so that a newcomer cannot overtake.
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run: async (work) => {
      await acquire();
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
};
