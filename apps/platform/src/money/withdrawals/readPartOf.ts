import type { Language } from '@marquee/reference';
import { fieldProblem } from '#kernel';
import { remainingOf } from './remainingOf.ts';
import type { Withdrawal } from './schema.ts';

/** What of a withdrawal is to be paid: all that is missing, or the part that was asked for. */
export const readPartOf = (
  withdrawal: Withdrawal,
  amount: number | undefined,
  language: Language,
): number => {
  const remaining = remainingOf(withdrawal);
  if (amount === undefined) return remaining;
  if (amount < 1 || amount > remaining)
    throw fieldProblem(language, 'amount', 'range', { min: 1, max: remaining });
  return amount;
};
