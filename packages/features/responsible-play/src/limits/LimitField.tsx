import { useLingui } from '@lingui/react/macro';
import type { ValueFieldProps } from '@marquee/feature-core';
import { AmountField, TextField } from '@marquee/ui';
import type { Limit, Play } from '../Play.ts';
import { unit } from './LimitCards.css.ts';
import { useLimitWords } from './useLimitWords.ts';

type Props = {
  play: Play;
  limit: Limit;
  field: ValueFieldProps<number | undefined>;
};

const minutesIn = (typed: string) => {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
};

/** The figure of a limit, in money or in minutes. */
export const LimitField = ({ play, limit: { kind, least, most }, field }: Props) => {
  const { t } = useLingui();
  const words = useLimitWords(play.currency);
  const [min, max] = [words.figure(kind, least), most === null ? undefined : words.figure(kind, most)];
  const { value, onValueChange, ...wiring } = field;
  const shared = {
    ...wiring,
    isRequired: true,
    hint: max ? t`From ${min} to ${max}` : t`At least ${min}`,
  };
  if (kind === 'session')
    return (
      <TextField
        {...shared}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        label={t`Minutes`}
        suffix={<span className={unit}>{t`minutes`}</span>}
        value={value ?? ''}
        onChange={({ target }) => onValueChange(minutesIn(target.value))}
      />
    );
  return (
    <AmountField
      {...shared}
      label={t`Amount`}
      currency={play.currency}
      value={value}
      onValueChange={onValueChange}
    />
  );
};
