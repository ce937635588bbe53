import { useLingui } from '@lingui/react/macro';
import type { ValueFieldProps } from '@marquee/feature-core';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import type { NewDigits } from './useNewDigits.ts';

type Props = { form: { valueField: (name: keyof NewDigits) => ValueFieldProps<string> } };

/** The fields of a new payment password. */
export const NewDigitsFields = ({ form }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <PaymentPasswordField
        label={t`New payment password`}
        hint={t`Six digits. Avoid birthdays and sequences such as 123456.`}
        {...form.valueField('paymentPassword')}
      />
      <PaymentPasswordField
        label={t`Confirm new payment password`}
        {...form.valueField('confirmPaymentPassword')}
      />
    </>
  );
};
