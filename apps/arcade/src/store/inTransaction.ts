import type { Store } from './openStore.ts';

/** Does all of a piece of work or nothing; within another one it is part of that. */
export const inTransaction = <T>(store: Store, work: () => T): T => {
  if (store.isTransaction) return work();
  store.exec('begin immediate');
  try {
    const result = work();
    store.exec('commit');
    return result;
  } catch (error) {
    store.exec('rollback');
    throw error;
  }
};
