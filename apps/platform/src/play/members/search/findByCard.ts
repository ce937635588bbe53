import { and, eq } from '#drizzle';
import { bankCards } from '#money';
import type { MemberFinder } from './MemberFinder.ts';
import { mostMembers } from './mostMembers.ts';

/** By the last four characters of a bank account, or by all of them; also of one that was removed. */
export const findByCard = (text: string): MemberFinder[] => {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (!/^[\dA-Z]{4,34}$/.test(number) || !/\d/.test(number)) return [];
  const isNumber = number.length === 4 ? undefined : eq(bankCards.number, number);
  return [
    {
      by: 'card',
      find: (tx) =>
        tx
          .select({ id: bankCards.accountId })
          .from(bankCards)
          .where(and(eq(bankCards.numberEnd, number.slice(-4)), isNumber))
          .limit(mostMembers + 1),
    },
  ];
};
