import { useLingui } from '@lingui/react/macro';
import type { ValueFieldProps } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { AmountField } from '@marquee/ui';
import type { Offer, Offers } from '../depositTypes.ts';

type Props = {
  offers: Offers;
  offer: Offer;
  field: ValueFieldProps<number | undefined>;
};

/** The amount of a deposit, typed or picked, with the bounds that hold for it. */
export const DepositAmount = ({
  offers: { currency, dayMax, dayLeft },
  offer: { min, max, quickAmounts },
  field,
}: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const left = dayLeft !== null && dayMax !== null && dayLeft < dayMax && write(dayLeft, currency);
  return (
    <AmountField
      {...field}
      label={t`Amount`}
      isRequired
      currency={currency}
      min={min}
      max={max}
      limitsText={({ min: least, max: most }) => t`From ${least} to ${most}.`}
      quickAmounts={quickAmounts}
      quickLabel={t`Quick amounts`}
      hint={left ? t`You have ${left} left within 24 hours.` : undefined}
    />
  );
};
