import { useLingui } from '@lingui/react/macro';
import { useMoney } from '@marquee/i18n';
import { AmountField } from '@marquee/ui';
import type { Offer, Offers } from '../depositTypes.ts';

type Props = {
  offers: Offers;
  offer: Offer;
  amount: number | undefined;
  problem: string | undefined;
  onChange: (amount: number | undefined) => void;
};

/** The amount of a deposit, typed or picked, with the bounds that hold for it. */
export const DepositAmount = ({
  offers: { currency, dayMax, dayLeft },
  offer: { min, max, quickAmounts },
  amount,
  problem,
  onChange,
}: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const left = dayLeft !== null && dayMax !== null && dayLeft < dayMax && write(dayLeft, currency);
  return (
    <AmountField
      name="amount"
      label={t`Amount`}
      isRequired
      currency={currency}
      value={amount}
      onValueChange={onChange}
      min={min}
      max={max}
      limitsText={({ min: least, max: most }) => t`From ${least} to ${most}.`}
      quickAmounts={quickAmounts}
      quickLabel={t`Quick amounts`}
      hint={left ? t`You have ${left} left within 24 hours.` : undefined}
      error={problem}
    />
  );
};
