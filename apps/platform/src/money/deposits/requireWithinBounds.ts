import type { Language } from '@marquee/reference';
import { ApiFailure, errorTexts, fieldProblem, say } from '#kernel';
import type { DepositBounds } from './findBounds.ts';

type Wish = { method: string; amount: number };

type Code = 'DEPOSIT_AMOUNT_LIMIT' | 'DEPOSIT_DAY_LIMIT' | 'DEPOSIT_MEMBER_LIMIT';

const outside = (language: Language, code: Code, bounds: { min?: number; max?: number }) =>
  new ApiFailure(code, {
    fields: [{ field: 'amount', rule: 'range', message: say(language, errorTexts[code]), ...bounds }],
  });

/** The offer that a deposit is made by. Refuses one beyond a bound, with the bound that bites and what it leaves. */
export const requireWithinBounds = (
  { offers, day, openLeft }: DepositBounds,
  { method, amount }: Wish,
  language: Language,
): DepositBounds['offers'][number] => {
  const offer = offers.find((one) => one.method === method);
  if (!offer) throw fieldProblem(language, 'method', 'choice');
  const { min, max } = offer;
  if (amount < min || amount > max) throw outside(language, 'DEPOSIT_AMOUNT_LIMIT', { min, max });
  if (day && amount > day.left) {
    throw outside(language, day.isMembers ? 'DEPOSIT_MEMBER_LIMIT' : 'DEPOSIT_DAY_LIMIT', { max: day.left });
  }
  if (openLeft < 1) throw new ApiFailure('DEPOSITS_OPEN');
  return offer;
};
