import { useLingui } from '@lingui/react/macro';
import type { BankCards } from './BankCard.ts';

/** What the number of a bank account has to be, in words, and a check of it; the platform checks again. */
export const useNumberRule = ({ kind, minLength, maxLength }: BankCards['numberRule']) => {
  const { t } = useLingui();
  const hint =
    kind === 'digits'
      ? t`${minLength} to ${maxLength} digits.`
      : t`${minLength} to ${maxLength} letters and digits.`;
  return {
    hint,
    check: (typed: string) => {
      const bare = typed.replaceAll(/[\s.-]/g, '');
      const isRightKind = (kind === 'digits' ? /^\d+$/ : /^[A-Za-z0-9]+$/).test(bare);
      const isNumber = isRightKind && bare.length >= minLength && bare.length <= maxLength;
      return isNumber ? undefined : hint;
    },
  };
};
