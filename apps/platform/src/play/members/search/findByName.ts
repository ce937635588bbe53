import { eq, sql } from '#drizzle';
import { accounts, usernameKey } from '#identity';
import { foldText } from '#kernel';
import { bankCards } from '#money';
import type { MemberFinder } from './MemberFinder.ts';
import { mostMembers } from './mostMembers.ts';

/** Greater than whatever a username goes on with. */
const last = String.fromCodePoint(0x10_ff_ff);

/** By the beginning of a username, and by the real name or that of a payee, however either is written. */
export const findByName = (text: string): MemberFinder[] => {
  const key = usernameKey(text);
  const name = foldText(text);
  const beginning = sql`${accounts.usernameKey} collate "C"`;
  return [
    {
      by: 'username',
      find: (tx) =>
        tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(sql`${beginning} >= ${key} and ${beginning} < ${key + last}`)
          .orderBy(beginning)
          .limit(mostMembers + 1),
    },
    ...(name === ''
      ? []
      : [
          {
            by: 'name' as const,
            find: (tx) =>
              tx
                .select({ id: accounts.id })
                .from(accounts)
                .where(eq(accounts.nameKey, name))
                .limit(mostMembers + 1),
          } satisfies MemberFinder,
          {
            by: 'name' as const,
            find: (tx) =>
              tx
                .select({ id: bankCards.accountId })
                .from(bankCards)
                .where(eq(bankCards.payeeNameKey, name))
                .limit(mostMembers + 1),
          } satisfies MemberFinder,
        ]),
  ];
};
