import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@marquee/feature-core';
import { useState } from 'react';

/** Names of the two fields that a new payment password is typed into. */
export type NewDigitsField = 'paymentPassword' | 'confirmPaymentPassword';

/** A new payment password, typed twice. */
export const useNewDigits = () => {
  const { t } = useLingui();
  const [value, setValue] = useState('');
  const [confirmation, setConfirmation] = useState('');
  return {
    value,
    setValue,
    confirmation,
    setConfirmation,
    body: { paymentPassword: value, confirmPaymentPassword: confirmation },
    /** What is wrong before it is sent; the platform also refuses digits that anyone would try. */
    findProblems: (): FieldErrors<NewDigitsField> => ({
      ...(!/^\d{6}$/.test(value) && { paymentPassword: t`Enter six digits.` }),
      ...(confirmation !== value && {
        confirmPaymentPassword: t`The payment passwords don’t match.`,
      }),
    }),
  };
};

/** What `useNewDigits` gives. */
export type NewDigits = ReturnType<typeof useNewDigits>;
