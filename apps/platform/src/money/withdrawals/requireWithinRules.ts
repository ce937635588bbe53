import type { Language } from '@marquee/reference';
import { ApiFailure, errorTexts, say } from '#kernel';
import type { WithdrawalRules } from '../withdrawalRules/WithdrawalRules.ts';

type Code =
  | 'WITHDRAWAL_TOO_SMALL'
  | 'WITHDRAWAL_TOO_LARGE'
  | 'WITHDRAWAL_COUNT_REACHED'
  | 'WITHDRAWAL_SUM_REACHED';

/** Refuses an amount that a limit does not allow, naming the limit. */
export const requireWithinRules = (
  amount: number,
  rules: WithdrawalRules,
  day: { count: number; sum: number },
  language: Language,
): void => {
  const refuse = (code: Code, bounds: { min?: number; max?: number }) => {
    const message = say(language, errorTexts[code]);
    throw new ApiFailure(code, { fields: [{ field: 'amount', rule: 'limit', message, ...bounds }] });
  };
  const { minAmount, maxAmount, dayCount, daySum, fee } = rules;
  if (amount < minAmount || amount <= fee)
    refuse('WITHDRAWAL_TOO_SMALL', { min: Math.max(minAmount, fee + 1) });
  if (amount > maxAmount) refuse('WITHDRAWAL_TOO_LARGE', { max: maxAmount });
  if (day.count >= dayCount) refuse('WITHDRAWAL_COUNT_REACHED', { max: dayCount });
  if (amount > daySum - day.sum) refuse('WITHDRAWAL_SUM_REACHED', { max: Math.max(0, daySum - day.sum) });
};
