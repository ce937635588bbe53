import { useLingui } from '@lingui/react/macro';
import { getBankCards, removeBankCard } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useRequired, useSubmit, useToast } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForgotten } from '../forgotten/useForgotten.tsx';
import { PaymentPasswordField } from '../password/PaymentPasswordField.tsx';
import type { BankCard } from './BankCard.ts';
import { BankLine } from './BankLine.tsx';

/** Asks for the payment password before a bank account goes. */
export const RemoveCard = ({ card, onClose }: { card: BankCard; onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const forgotten = useForgotten();
  const findMissing = useRequired();
  const [paymentPassword, setPaymentPassword] = useState('');
  const refusal = useRefusal(['paymentPassword'], { PAYMENT_PASSWORD_WRONG: 'paymentPassword' });
  const { submit, isBusy } = useSubmit(async () => {
    await call(removeBankCard, { body: { id: card.id, paymentPassword } });
    toast('positive', t`The bank account has been removed.`);
    await queries.invalidateQueries({ queryKey: [getBankCards.id] });
    onClose();
  }, refusal.refuseBy);
  const check = () => {
    const errors = findMissing({ paymentPassword });
    if (errors) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };
  return (
    <Dialog isOpen size="s" title={t`Remove this bank account?`} closeLabel={t`Close`} onClose={onClose}>
      <Form refusal={refusal} onSubmit={check}>
        <BankLine {...card} />
        <Text isMuted>{t`Withdrawals already on their way to it will continue.`}</Text>
        <PaymentPasswordField
          label={t`Payment password`}
          name="paymentPassword"
          aside={forgotten.link}
          value={paymentPassword}
          error={refusal.errors.paymentPassword}
          onValueChange={(value) => {
            setPaymentPassword(value);
            refusal.clear('paymentPassword');
          }}
        />
        <Button type="submit" tone="critical" isFull isLoading={isBusy}>{t`Remove bank account`}</Button>
      </Form>
      {forgotten.dialog}
    </Dialog>
  );
};
