import { currencies, isCurrencyCode, useMoney } from '@marquee/i18n';
import { Button, Inline, Stack, TextField } from '@marquee/ui';
import { useState } from 'react';
import { unit } from './AmountField.css.ts';
import { parseAmount } from './parseAmount.ts';

type Props = {
  label: string;
  name: string;
  currency: string;
  value: number | undefined;
  onValueChange: (minor: number | undefined) => void;
  hint?: string;
  error?: string;
  /** An amount that one press enters, and its name. */
  all?: { label: string; minor: number };
};

/** An amount of money, typed as its reader writes it and read back beside the field. */
export const AmountField = ({ currency, value, onValueChange, hint, all, ...rest }: Props) => {
  const write = useMoney();
  const minorDigits = isCurrencyCode(currency) ? currencies[currency] : 0;
  const [text, setText] = useState('');
  const isShown = value !== undefined && parseAmount(text, minorDigits) === value;
  const read = value === undefined ? undefined : write(value, currency);
  return (
    <Stack gap="x2">
      <TextField
        {...rest}
        isRequired
        autoComplete="off"
        inputMode={minorDigits > 0 ? 'decimal' : 'numeric'}
        hint={[read && `= ${read}`, hint].filter(Boolean).join(' · ')}
        value={isShown ? text : (read ?? text)}
        suffix={<span className={unit}>{currency}</span>}
        onChange={({ target }) => {
          setText(target.value);
          onValueChange(parseAmount(target.value, minorDigits));
        }}
      />
      {all && (
        <Inline>
          <Button look="soft" tone="neutral" onClick={() => onValueChange(all.minor)}>
            {all.label}
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
