import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@marquee/feature-core';
import { useState } from 'react';
import type { BankCards } from './BankCard.ts';

/** Names of the fields of a new bank account. */
export type CardField = 'bankCode' | 'number' | 'payeeName' | 'paymentPassword';

/** What is typed of a new bank account. */
export const useCardDraft = ({ numberRule, payeeName }: BankCards) => {
  const { t } = useLingui();
  const empty = { bankCode: '', number: '', payeeName: payeeName ?? '', paymentPassword: '' };
  const [draft, setDraft] = useState<Record<CardField, string>>(empty);
  const { kind, minLength, maxLength } = numberRule;
  const numberHint =
    kind === 'digits'
      ? t`${minLength} to ${maxLength} digits.`
      : t`${minLength} to ${maxLength} letters and digits.`;
  const isNumber = (typed: string) => {
    const bare = typed.replaceAll(/[\s.-]/g, '');
    const isRightKind = (kind === 'digits' ? /^\d+$/ : /^[A-Za-z0-9]+$/).test(bare);
    return isRightKind && bare.length >= minLength && bare.length <= maxLength;
  };
  return {
    draft,
    numberHint,
    change: (field: CardField, value: string) => setDraft({ ...draft, [field]: value }),
    /** What is wrong before it is sent; the platform checks again. */
    findProblems: (): FieldErrors<CardField> => ({
      ...(draft.bankCode === '' && { bankCode: t`Please choose a bank.` }),
      ...(!isNumber(draft.number) && { number: numberHint }),
      ...(draft.payeeName.trim() === '' && { payeeName: t`Enter the account holder’s name.` }),
      ...(draft.paymentPassword === '' && { paymentPassword: t`Enter your payment password.` }),
    }),
  };
};
