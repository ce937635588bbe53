import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { Chip, TextField } from '@marquee/ui';
import type { Offer, Offers } from '../depositTypes.ts';
import * as styles from './AmountField.css.ts';
import { parseAmount, writeAmount } from './parseAmount.ts';

type Props = {
  offers: Offers;
  offer: Offer;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** The amount, typed or picked, with the bounds that hold for it. */
export const AmountField = ({
  offers: { currency, dayMax, dayLeft },
  offer,
  text,
  problem,
  onChange,
}: Props) => {
  const { t } = useLingui();
  const { language } = useSite();
  const write = useMoney();
  const amount = parseAmount(text, currency, language);
  const least = write(offer.min, currency);
  const most = write(offer.max, currency);
  const left = dayLeft !== null && dayMax !== null && dayLeft < dayMax && write(dayLeft, currency);
  const bounds = t`From ${least} to ${most}.`;
  return (
    <div className={styles.field}>
      <TextField
        name="amount"
        label={t`Amount`}
        isRequired
        inputMode={currency === 'VND' ? 'numeric' : 'decimal'}
        autoComplete="off"
        hint={left ? `${bounds} ${t`${left} is left within 24 hours.`}` : bounds}
        error={problem}
        value={text}
        suffix={<span className={styles.unit}>{currency}</span>}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => amount && onChange(writeAmount(amount, currency, language))}
      />
      <fieldset aria-label={t`Quick amounts`} className={styles.quick}>
        {offer.quickAmounts.map((quick) => (
          <Chip
            key={quick}
            isSelected={quick === amount}
            onToggle={() => onChange(writeAmount(quick, currency, language))}
          >
            {write(quick, currency)}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
};
