import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@marquee/feature-core';
import { useState } from 'react';
import { checkValue } from '../registration/rules/checkValue.ts';
import { cleanValue } from '../registration/rules/cleanValue.ts';
import { usePasswordRule } from './usePasswordRule.ts';

/** The fields of a new password. */
export type NewPasswordField = 'newPassword' | 'confirmNewPassword';

/** A new password that is typed twice, and what is wrong with it by the merchant's rule. */
export const useNewPassword = () => {
  const { t } = useLingui();
  const { rule, isLoading } = usePasswordRule();
  const [value, setValue] = useState('');
  const [confirmation, setConfirmation] = useState('');

  const findProblem = () => {
    if (!value.trim()) return t`This field cannot be empty.`;
    return rule && checkValue(rule, cleanValue(value))
      ? t`The password doesn’t meet every requirement below.`
      : undefined;
  };

  return {
    rule,
    isLoading,
    value,
    setValue,
    confirmation,
    setConfirmation,
    body: { newPassword: value.trim(), confirmNewPassword: confirmation.trim() },
    /** What is wrong, before it is sent; undefined when nothing is. */
    findProblems: (): FieldErrors<NewPasswordField> | undefined => {
      const newPassword = findProblem();
      const confirmNewPassword =
        confirmation.trim() === value.trim() ? undefined : t`The passwords don’t match.`;
      if (!newPassword && !confirmNewPassword) return undefined;
      return { ...(newPassword && { newPassword }), ...(confirmNewPassword && { confirmNewPassword }) };
    },
  };
};

/** What `useNewPassword` gives. */
export type NewPassword = ReturnType<typeof useNewPassword>;
