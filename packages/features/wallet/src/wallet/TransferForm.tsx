import { useLingui } from '@lingui/react/macro';
import { useErrorText, useToast } from '@marquee/feature-core';
import { currencies, isCurrencyCode, toDecimal, useMoney } from '@marquee/i18n';
import { Button, SegmentedControl, Select, Stack, TextField, TextLink } from '@marquee/ui';
import { type FormEvent, useRef, useState } from 'react';
import { parseAmount } from './parseAmount.ts';
import type { Funds } from './useFunds.ts';
import { useTransfer } from './useTransfer.ts';
import { unit } from './VendorWallets.css.ts';

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
  const [text, setText] = useState('');
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
    const amount = parseAmount(text, currency);
    if (amount === undefined) return refuse(t`Enter an amount.`);
    if (amount > there) return refuse(t`There are ${write(there, currency)} in this wallet.`);
    setProblem(undefined);
    const [fromWallet, toWallet] = direction === 'in' ? ['main', vendor] : [vendor, 'main'];
    return transfer.mutate(
      { fromWallet, toWallet, amount },
      {
        onSuccess: () => {
          setText('');
          showToast('positive', t`${write(amount, currency)} moved.`);
        },
        onError: (error) => refuse(errorText(error)),
      },
    );
  };
  const takeAll = () => setText(toDecimal(there, isCurrencyCode(currency) ? currencies[currency] : 0));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="x4">
        <Select
          label={t`Vendor`}
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
        <TextField
          ref={amountRef}
          label={t`Amount`}
          isRequired
          inputMode={currency === 'VND' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          error={problem}
          hint={t`There are ${write(there, currency)} to move.`}
          suffix={<span className={unit}>{currency}</span>}
          aside={
            <TextLink as="button" look="quiet" disabled={there === 0} onClick={takeAll}>
              {t`All`}
            </TextLink>
          }
          onChange={({ target }) => {
            setText(target.value);
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
