import { useLingui } from '@lingui/react/macro';
import { confirmWithdrawal } from '@marquee/contract/routes';
import { Form, useApi, useForm, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField, Button, Dialog, Text } from '@marquee/ui';
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
  const form = useForm({
    values: { amount: undefined as number | undefined },
    checks: {
      amount: (amount) => {
        if (!amount || amount < 1) return t`Enter the amount you have received.`;
        return amount < payment ? undefined : t`Enter less than ${sum}.`;
      },
    },
    send: ({ amount = 0 }) => call(confirmWithdrawal, { body: { id, receipt: 'partly', amount } }),
    onSent: (after) => {
      step(after);
      toast('positive', t`Thank you. We’re looking into the rest.`);
      onClose();
    },
  });

  return (
    <Dialog isOpen size="s" title={t`How much has arrived?`} closeLabel={t`Close`} onClose={onClose}>
      <Form form={form}>
        <Text isMuted>{t`We have paid out ${sum}.`}</Text>
        <AmountField
          label={t`Amount received`}
          isRequired
          currency={currency}
          {...form.valueField('amount')}
        />
        <Button type="submit" isFull isLoading={form.isBusy}>{t`Report the rest as missing`}</Button>
      </Form>
    </Dialog>
  );
};
