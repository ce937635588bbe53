import type { FieldProblem } from '@marquee/contract/errors';
import { ApiFailure, type Context } from '#kernel';
import { checkValue, problemText } from '#identity';

const digitsUp = '01234567890';

/** Digits that anyone would try first: all the same, or one after the other. */
const isGuessable = (value: string) =>
  /^(.)\1*$/.test(value) ||
  (value.length > 3 && (digitsUp.includes(value) || [...digitsUp].toReversed().join('').includes(value)));

/** Refuses a new payment password that does not keep the merchant's rule, is easily guessed or typed differently. */
export const checkNewPaymentPassword = (
  { site, language }: Pick<Context, 'site' | 'language'>,
  body: { paymentPassword: string; confirmPaymentPassword: string },
): void => {
  const value = body.paymentPassword.normalize('NFC').trim();
  const rule = site.rules.find(({ field }) => field === 'paymentPassword');
  const problem = (field: string, broken: 'guessable' | 'mismatch'): FieldProblem => ({
    field,
    rule: broken,
    message: problemText(language, { rule: broken }),
  });
  const broken = rule && checkValue(rule, value, language);
  const fields = [
    broken ?? (isGuessable(value) ? problem('paymentPassword', 'guessable') : undefined),
    body.confirmPaymentPassword.normalize('NFC').trim() === value
      ? undefined
      : problem('confirmPaymentPassword', 'mismatch'),
  ].filter((found) => found !== undefined);
  if (fields.length > 0) throw new ApiFailure('INVALID_INPUT', { fields });
};
