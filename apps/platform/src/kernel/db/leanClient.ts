import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/**
 * What drizzle uses of an engine. It names the same readers of times with each statement, and PGlite would merge them
 * into 300 others each time, which takes as long as a short statement itself: the engine is given them once.
 */
export const leanClient = (engine: PGlite): PGlite => {
  let isGiven = false;
  const queryBy =
    (asked: PGlite | Transaction) =>
    (text: string, values?: unknown[], { parsers, ...options }: QueryOptions = {}) => {
      if (parsers && !isGiven) {
        Object.assign(engine.parsers, parsers);
        isGiven = true;
      }
      return asked.query(text, values, options);
    };
  const client = {
    query: queryBy(engine),
    transaction: <T>(work: (tx: Transaction) => Promise<T>) =>
      engine.transaction((tx) => work({ query: queryBy(tx) } as Transaction)),
  };
  return client as PGlite;
};
