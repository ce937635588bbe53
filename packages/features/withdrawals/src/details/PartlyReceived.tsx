import { useLingui } from '@lingui/react/macro';
import { confirmWithdrawal } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useSubmit, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField, Button, Dialog, Text } from '@marquee/ui';
import { useState } from 'react';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { useStep } from './useStep.ts';

type Props = { withdrawal: WithdrawalDetails; onClose: () => void };

/** Takes how much of a payment has arrived. */
export const PartlyReceived = ({ withdrawal, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const write = useMoney();
  const step = useStep();
  const { id, payment, currency } = withdrawal;
  const sum = write(payment, currency);
  const [amount, setAmount] = useState<number>();
  const refusal = useRefusal(['amount']);
  const { submit, isBusy } = useSubmit(async () => {
    step(await call(confirmWithdrawal, { body: { id, receipt: 'partly', amount: amount ?? 0 } }));
    toast('positive', t`Thank you. We’re looking into the rest.`);
    onClose();
  }, refusal.refuseBy);
  const check = () => {
    if (amount === undefined || amount < 1)
      return refusal.refuse({ amount: t`Enter the amount you have received.` });
    if (amount >= payment) return refusal.refuse({ amount: t`Enter less than ${sum}.` });
    refusal.clear();
    return submit();
  };
  return (
    <Dialog isOpen size="s" title={t`How much has arrived?`} closeLabel={t`Close`} onClose={onClose}>
      <Form refusal={refusal} onSubmit={check}>
        <Text isMuted>{t`We have paid out ${sum}.`}</Text>
        <AmountField
          label={t`Amount received`}
          name="amount"
          isRequired
          currency={currency}
          value={amount}
          onValueChange={(minor) => {
            setAmount(minor);
            refusal.clear('amount');
          }}
          error={refusal.errors.amount}
        />
        <Button type="submit" isFull isLoading={isBusy}>{t`Report the rest as missing`}</Button>
      </Form>
    </Dialog>
  );
};
