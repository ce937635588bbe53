import { useLingui } from '@lingui/react/macro';
import { useErrorText, useToast } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField, Button, SegmentedControl, Select, Stack } from '@marquee/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { Funds } from './useFunds.ts';
import { useTransfer } from './useTransfer.ts';

type Direction = 'in' | 'out';

type Props = { funds: Funds; vendor: string; onVendorChange: (vendor: string) => void };

/** Moves money from the main wallet to a vendor's, or back. */
export const TransferForm = ({ funds, vendor, onVendorChange }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const showToast = useToast();
  const errorText = useErrorText();
  const transfer = useTransfer();
  const amountRef = useRef<HTMLInputElement>(null);
  const [direction, setDirection] = useState<Direction>('in');
  const [amount, setAmount] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { currency, main, wallets } = funds;
  const { title = vendor, balance = 0 } = wallets.find(({ vassalage }) => vassalage === vendor) ?? {};
  const there = direction === 'in' ? main : balance;

  const refuse = (reason: string) => {
    setProblem(reason);
    amountRef.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!amount) return refuse(t`Enter an amount.`);
    if (amount > there) return refuse(t`This wallet has ${write(there, currency)}.`);
    setProblem(undefined);
    const [fromWallet, toWallet] = direction === 'in' ? ['main', vendor] : [vendor, 'main'];
    return transfer.mutate(
      { fromWallet, toWallet, amount },
      {
        onSuccess: () => {
          setAmount(undefined);
          showToast('positive', t`${write(amount, currency)} moved.`);
        },
        onError: (error) => refuse(errorText(error)),
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="x4">
        <Select
          label={t`Provider`}
          value={vendor}
          onChange={({ target }) => {
            onVendorChange(target.value);
            setProblem(undefined);
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
          onValueChange={setDirection}
          segments={[
            { value: 'in', label: t`To ${title}` },
            { value: 'out', label: t`Back to the main wallet` },
          ]}
        />
        <AmountField
          ref={amountRef}
          label={t`Amount`}
          isRequired
          currency={currency}
          value={amount}
          error={problem}
          hint={t`You have ${write(there, currency)} to move.`}
          max={there}
          quickLabel={t`Quick amounts`}
          allLabel={t`All`}
          onValueChange={(minor) => {
            setAmount(minor);
            setProblem(undefined);
          }}
        />
        <Button type="submit" isFull isLoading={transfer.isPending}>
          {t`Move`}
        </Button>
      </Stack>
    </form>
  );
};
