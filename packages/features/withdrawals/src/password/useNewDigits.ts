import { useLingui } from '@lingui/react/macro';
import type { Checks } from '@marquee/feature-core';

/** The two fields that a new payment password is typed into. */
export type NewDigits = { paymentPassword: string; confirmPaymentPassword: string };

/** A new payment password, typed twice: its fields, and what they have to pass; the platform also refuses digits that anyone would try. */
export const useNewDigits = (): { values: NewDigits; checks: Checks<NewDigits> } => {
  const { t } = useLingui();
  return {
    values: { paymentPassword: '', confirmPaymentPassword: '' },
    checks: {
      paymentPassword: (typed) => (/^\d{6}$/.test(typed) ? undefined : t`Enter six digits.`),
      confirmPaymentPassword: (typed, { paymentPassword }) =>
        typed === paymentPassword ? undefined : t`The payment passwords don’t match.`,
    },
  };
};
