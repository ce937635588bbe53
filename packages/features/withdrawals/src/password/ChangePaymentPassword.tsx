import { useLingui } from '@lingui/react/macro';
import { changePaymentPassword } from '@marquee/contract/routes';
import { Form, useApi, useForm, useToast } from '@marquee/feature-core';
import { Button, Dialog } from '@marquee/ui';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { NewDigitsFields } from './NewDigitsFields.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { useNewDigits } from './useNewDigits.ts';

/** Changes the payment password of a member who knows the old one. */
export const ChangePaymentPassword = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const forgotten = useForgotten();
  const digits = useNewDigits();
  const form = useForm({
    values: { oldPaymentPassword: '', ...digits.values },
    checks: { oldPaymentPassword: 'required', ...digits.checks },
    fieldOf: { PAYMENT_PASSWORD_WRONG: 'oldPaymentPassword', PASSWORD_UNCHANGED: 'paymentPassword' },
    send: (body) => call(changePaymentPassword, { body }),
    onSent: () => {
      toast('positive', t`Your payment password has been changed.`);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Change payment password`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Form form={form}>
        <PaymentPasswordField
          label={t`Current payment password`}
          aside={forgotten.link}
          {...form.valueField('oldPaymentPassword')}
        />
        <NewDigitsFields form={form} />
        <Button type="submit" isFull isLoading={form.isBusy}>{t`Change payment password`}</Button>
      </Form>
      {forgotten.dialog}
    </Dialog>
  );
};
