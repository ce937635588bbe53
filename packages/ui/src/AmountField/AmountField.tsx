import { amountNotation, useLocale, useMoney } from '@marquee/i18n';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { field } from './AmountField.css.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { useAmountText } from './useAmountText.ts';

type TextPart = Omit<
  TextFieldProps,
  | 'type'
  | 'inputMode'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'icon'
  | 'suffix'
  | 'prefixSlot'
>;

/** Props of `AmountField`; all amounts are whole minor units of `currency`. */
export interface AmountFieldProps extends TextPart {
  currency: string;
  /** Undefined is an empty field. */
  value: number | undefined;
  onValueChange: (minor: number | undefined) => void;
  /** Least and most; whoever holds the value says when it breaks them. */
  min?: number;
  max?: number;
  /** The limits in words, which are shown below the field, from amounts as the reader writes them. */
  limitsText?: (limits: { min: string; max: string }) => string;
  /** Amounts that one press enters; those outside of the limits are left out. */
  quickAmounts?: readonly number[];
  /** What the quick amounts are, for screen readers. */
  quickLabel?: string;
  /** Name of a further quick amount, which enters `max`. */
  allLabel?: string;
}

/** An amount of money, typed in figures as its reader writes them. */
export const AmountField = ({
  currency,
  value,
  onValueChange,
  min = 0,
  max,
  limitsText,
  quickAmounts = [],
  quickLabel,
  allLabel,
  hint,
  ...rest
}: AmountFieldProps) => {
  const { id: locale, direction } = useLocale();
  const write = useMoney();
  const { sign, isSignBefore, minorDigits } = amountNotation(currency, locale);
  const { text, onChange } = useAmountText({ currency, locale, value, onValueChange });
  const limits = limitsText?.({
    min: write(min, currency),
    max: max === undefined ? '' : write(max, currency),
  });
  const offered = quickAmounts.filter((minor) => minor >= min && minor <= (max ?? minor));
  const all = allLabel && max ? { label: allLabel, minor: max } : undefined;
  return (
    <div className={field}>
      <TextField
        autoComplete="off"
        // A sign belongs beside its figures as the language writes them, also on a page that runs the other way.
        dir={direction}
        {...rest}
        hint={[limits, hint].filter(Boolean).join(' ')}
        inputMode={minorDigits > 0 ? 'decimal' : 'numeric'}
        value={text}
        onChange={onChange}
        icon={isSignBefore && sign}
        suffix={isSignBefore ? undefined : sign}
      />
      {(offered.length > 0 || all) && (
        <QuickAmounts
          label={quickLabel}
          amounts={offered}
          all={all}
          currency={currency}
          value={value}
          isDisabled={rest.disabled}
          onChoose={onValueChange}
        />
      )}
    </div>
  );
};
