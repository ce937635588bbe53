import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from '@marquee/feature-core';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import type { NewDigits, NewDigitsField } from './useNewDigits.ts';

type Props = {
  digits: NewDigits;
  errors: FieldErrors<NewDigitsField>;
  onChange: (field: NewDigitsField) => void;
};

/** The fields of a new payment password. */
export const NewDigitsFields = ({ digits, errors, onChange }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <PaymentPasswordField
        label={t`New payment password`}
        name="paymentPassword"
        hint={t`Six digits. Not your birthday, not 123456.`}
        value={digits.value}
        error={errors.paymentPassword}
        onValueChange={(value) => {
          digits.setValue(value);
          onChange('paymentPassword');
        }}
      />
      <PaymentPasswordField
        label={t`Confirm new payment password`}
        name="confirmPaymentPassword"
        value={digits.confirmation}
        error={errors.confirmPaymentPassword}
        onValueChange={(value) => {
          digits.setConfirmation(value);
          onChange('confirmPaymentPassword');
        }}
      />
    </>
  );
};
