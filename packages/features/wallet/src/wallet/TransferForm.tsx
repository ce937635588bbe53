import { useLingui } from '@lingui/react/macro';
import { Form, useErrorText, useForm, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField, Button, SegmentedControl, Select } from '@marquee/ui';
import type { Funds } from './useFunds.ts';
import { useTransfer } from './useTransfer.ts';

type Direction = 'in' | 'out';

type Move = { direction: Direction; amount: number | undefined };
type Props = { funds: Funds; vendor: string; onVendorChange: (vendor: string) => void };

/** Moves money from the main wallet to a vendor's, or back. */
export const TransferForm = ({ funds, vendor, onVendorChange }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const showToast = useToast();
  const errorText = useErrorText();
  const transfer = useTransfer();
  const { currency, main, wallets } = funds;
  const { title = vendor, balance = 0 } = wallets.find(({ vassalage }) => vassalage === vendor) ?? {};
  const leftOf = (direction: Direction) => (direction === 'in' ? main : balance);
  const form = useForm<Move, unknown>({
    values: { direction: 'in', amount: undefined },
    checks: {
      amount: (amount, { direction }) => {
        if (!amount) return t`Enter an amount.`;
        const left = leftOf(direction);
        return amount > left ? t`This wallet has ${write(left, currency)}.` : undefined;
      },
    },
    send: ({ direction, amount = 0 }) => {
      const [fromWallet, toWallet] =
        direction === 'in' ? (['main', vendor] as const) : ([vendor, 'main'] as const);
      return transfer({ fromWallet, toWallet, amount });
    },
    onSent: (_answer, { amount = 0 }) => {
      form.set('amount', undefined);
      showToast('positive', t`${write(amount, currency)} moved.`);
    },
    onRefused: (error) => ({ errors: { amount: errorText(error) } }),
  });
  const { direction } = form.values;
  const there = leftOf(direction);
  const forgetProblem = () => form.tell('amount', undefined);

  return (
    <Form form={form}>
      <Select
        label={t`Provider`}
        value={vendor}
        onChange={({ target }) => {
          onVendorChange(target.value);
          forgetProblem();
        }}
      >
        {wallets.map(({ vassalage, title: name }) => (
          <option key={vassalage} value={vassalage}>
            {name}
          </option>
        ))}
      </Select>
      <SegmentedControl
        label={t`Direction`}
        isFull
        value={direction}
        onValueChange={(chosen) => {
          form.set('direction', chosen);
          forgetProblem();
        }}
        segments={[
          { value: 'in', label: t`To ${title}` },
          { value: 'out', label: t`Back to the main wallet` },
        ]}
      />
      <AmountField
        label={t`Amount`}
        isRequired
        currency={currency}
        hint={t`You have ${write(there, currency)} to move.`}
        max={there}
        quickLabel={t`Quick amounts`}
        allLabel={t`All`}
        {...form.valueField('amount')}
      />
      <Button type="submit" isFull isLoading={form.isBusy}>
        {t`Move`}
      </Button>
    </Form>
  );
};
