import { and, eq, isNull } from '#drizzle';
import { memberTypeOf } from '@marquee/reference';
import { type Account, accounts } from '#identity';
import { bankCards } from '#money';
import type { Connection } from '#kernel';
import type { Person } from './marksOf.ts';
import { personOf } from './personOf.ts';

/** What an account tells of its owner; null for free play, which has none. */
export const findPerson = async (
  tx: Connection,
  accountId: string,
): Promise<{ account: Account; person: Person } | null> => {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || memberTypeOf(account.type)?.role === 'freePlay') return null;
  const cards = await tx
    .select({ bank: bankCards.bankCode, number: bankCards.number })
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), isNull(bankCards.removedAt)));
  const person = { ...personOf(account), cards: cards.map(({ bank, number }) => [bank, number] as const) };
  return { account, person };
};
