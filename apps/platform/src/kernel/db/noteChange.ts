import { AsyncLocalStorage } from 'node:async_hooks';
import type { MemberChange } from './Database.ts';

const noted = new AsyncLocalStorage<Map<string, MemberChange>>();

/**
 * Notes within a transaction that something of a member's has changed, so that their pages are told once it holds.
 * Kept beside the database: PostgreSQL's own notices make transactions wait for each other when they commit.
 */
export const noteChange = (change: MemberChange): void => {
  noted.getStore()?.set(`${change.changed} ${change.accountId}`, change);
};

/** Does work and answers with it what was noted meanwhile. */
export const noting = async <T>(work: () => Promise<T>): Promise<{ done: T; changes: MemberChange[] }> => {
  const changes = new Map<string, MemberChange>();
  const done = await noted.run(changes, work);
  return { done, changes: [...changes.values()] };
};
