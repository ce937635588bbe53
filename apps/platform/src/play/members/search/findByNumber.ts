import { between } from '#drizzle';
import { accounts } from '#identity';
import type { MemberFinder } from './MemberFinder.ts';
import { mostMembers } from './mostMembers.ts';

/** By the short customer number that members see and read out: the first eight digits of their id. */
export const findByNumber = (text: string): MemberFinder[] => {
  const number = /^([\da-f]{4})-?([\da-f]{4})$/i.exec(text)?.slice(1).join('').toLowerCase();
  if (number === undefined) return [];
  const [first, last] = [`${number}-0000-0000-0000-000000000000`, `${number}-ffff-ffff-ffff-ffffffffffff`];
  return [
    {
      by: 'id',
      find: (tx) =>
        tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(between(accounts.id, first, last))
          .limit(mostMembers + 1),
    },
  ];
};
