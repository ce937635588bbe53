import type { BodyOf } from '@marquee/contract';
import type { FieldProblem } from '@marquee/contract/errors';
import { ApiFailure, type Context, ruleText } from '#kernel';
import { patterns } from '#sites';
import { checkValue } from '#identity';
import { banks } from './banks.ts';
import { numberRules } from './numberRules.ts';

/** Reads a new bank account: a bank that there is, a number and a name of the right form. Throws `INVALID_INPUT`. */
export const readNewCard = (
  { site, merchant, language }: Pick<Context, 'site' | 'merchant' | 'language'>,
  body: BodyOf<'addBankCard'>,
): { bankCode: string; number: string; payeeName: string } => {
  const { currency } = merchant.brand;
  const isHex = currency === 'USDT';
  const typed = body.number.replaceAll(/[\s.-]/g, '');
  // Addresses of coins tell upper from lower case apart; IBANs do not.
  const number = isHex ? typed : typed.toUpperCase();
  const payeeName = body.payeeName.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const { kind, minLength, maxLength } = numberRules[currency];
  const numberRule = {
    field: 'number',
    patternId: kind,
    minLength,
    maxLength,
    acceptedPattern: patterns[kind],
  };
  const nameRule = site.rules.find(({ field }) => field === 'payeeName');
  const isKnown = banks[currency].some(({ code }) => code === body.bankCode);
  const choice: FieldProblem = {
    field: 'bankCode',
    rule: 'choice',
    message: ruleText(language, 'choice'),
  };
  const fields = [
    isKnown ? undefined : choice,
    checkValue(numberRule, number, language),
    nameRule && checkValue(nameRule, payeeName, language),
  ].filter((found) => found !== undefined);
  if (fields.length > 0) throw new ApiFailure('INVALID_INPUT', { fields });
  return { bankCode: body.bankCode, number, payeeName };
};
