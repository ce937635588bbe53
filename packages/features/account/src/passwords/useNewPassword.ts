import { useLingui } from '@lingui/react/macro';
import type { Checks } from '@marquee/feature-core';
import { checkValue } from '../registration/rules/checkValue.ts';
import { cleanValue } from '../registration/rules/cleanValue.ts';
import { usePasswordRule } from './usePasswordRule.ts';

/** The fields of a new password. */
export type NewPasswordFields = { newPassword: string; confirmNewPassword: string };

const values: NewPasswordFields = { newPassword: '', confirmNewPassword: '' };

/** A new password that is typed twice: its fields, what they have to pass, and the merchant's rule for it. */
export const useNewPassword = () => {
  const { t } = useLingui();
  const { rule, isLoading } = usePasswordRule();
  const checks: Checks<NewPasswordFields> = {
    newPassword: [
      'required',
      (typed) =>
        rule && checkValue(rule, cleanValue(typed))
          ? t`The password doesn’t meet every requirement below.`
          : undefined,
    ],
    confirmNewPassword: (typed, { newPassword }) =>
      typed.trim() === newPassword.trim() ? undefined : t`The passwords don’t match.`,
  };
  return {
    values,
    checks,
    rule,
    isLoading,
    bodyOf: ({ newPassword, confirmNewPassword }: NewPasswordFields) => ({
      newPassword: newPassword.trim(),
      confirmNewPassword: confirmNewPassword.trim(),
    }),
  };
};

/** What `useNewPassword` gives. */
export type NewPassword = ReturnType<typeof useNewPassword>;
