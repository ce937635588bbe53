import { useLingui } from '@lingui/react/macro';
import { changePaymentPassword } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useRequired, useSubmit, useToast } from '@marquee/feature-core';
import { Button, Dialog } from '@marquee/ui';
import { useState } from 'react';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { NewDigitsFields } from './NewDigitsFields.tsx';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import { useNewDigits } from './useNewDigits.ts';

/** Changes the payment password of a member who knows the old one. */
export const ChangePaymentPassword = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const findMissing = useRequired();
  const forgotten = useForgotten();
  const digits = useNewDigits();
  const [oldPaymentPassword, setOld] = useState('');
  const refusal = useRefusal(['oldPaymentPassword', 'paymentPassword', 'confirmPaymentPassword'], {
    PAYMENT_PASSWORD_WRONG: 'oldPaymentPassword',
    PASSWORD_UNCHANGED: 'paymentPassword',
  });
  const { submit, isBusy } = useSubmit(async () => {
    await call(changePaymentPassword, { body: { oldPaymentPassword, ...digits.body } });
    toast('positive', t`Your payment password has been changed.`);
    onClose();
  }, refusal.refuseBy);
  const check = () => {
    const errors = { ...findMissing({ oldPaymentPassword }), ...digits.findProblems() };
    if (Object.keys(errors).length > 0) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Change payment password`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Form refusal={refusal} onSubmit={check}>
        <PaymentPasswordField
          label={t`Current payment password`}
          name="oldPaymentPassword"
          aside={forgotten.link}
          value={oldPaymentPassword}
          error={refusal.errors.oldPaymentPassword}
          onValueChange={(value) => {
            setOld(value);
            refusal.clear('oldPaymentPassword');
          }}
        />
        <NewDigitsFields digits={digits} errors={refusal.errors} onChange={refusal.clear} />
        <Button type="submit" isFull isLoading={isBusy}>{t`Change payment password`}</Button>
      </Form>
      {forgotten.dialog}
    </Dialog>
  );
};
