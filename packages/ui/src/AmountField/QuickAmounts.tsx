import { useLocale, writeAmount } from '@marquee/i18n';
import { chip } from '../Chip/Chip.css.ts';
import { cx } from '../theme/cx.ts';
import { choice, quick } from './AmountField.css.ts';

interface QuickAmountsProps {
  label: string | undefined;
  amounts: readonly number[];
  /** Stands last and enters the most that is possible. */
  all?: { label: string; minor: number };
  currency: string;
  value: number | undefined;
  isDisabled: boolean | undefined;
  onChoose: (minor: number) => void;
}

/** Amounts that one press enters. */
export const QuickAmounts = ({
  label,
  amounts,
  all,
  currency,
  value,
  isDisabled,
  onChoose,
}: QuickAmountsProps) => {
  const { id: locale } = useLocale();
  const choices = [
    ...amounts.map((minor) => ({ minor, words: writeAmount(minor, currency, locale) })),
    ...(all ? [{ minor: all.minor, words: all.label }] : []),
  ];
  return (
    <fieldset aria-label={label} className={quick}>
      {choices.map(({ minor, words }) => (
        <button
          key={words}
          type="button"
          className={cx(chip, choice)}
          aria-pressed={minor === value}
          disabled={isDisabled}
          onClick={() => onChoose(minor)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
};
