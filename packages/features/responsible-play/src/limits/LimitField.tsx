import { useLingui } from '@lingui/react/macro';
import { AmountField, TextField } from '@marquee/ui';
import type { Ref } from 'react';
import type { Limit, Play } from '../Play.ts';
import { unit } from './LimitCards.css.ts';
import type { useLimitForm } from './useLimitForm.ts';
import { useLimitWords } from './useLimitWords.ts';

type Props = {
  play: Play;
  limit: Limit;
  form: ReturnType<typeof useLimitForm>;
  ref: Ref<HTMLInputElement>;
};

const minutesIn = (typed: string) => {
  const digits = typed.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
};

/** The figure of a limit, in money or in minutes. */
export const LimitField = ({ play, limit: { kind, least, most }, form, ref }: Props) => {
  const { t } = useLingui();
  const words = useLimitWords(play.currency);
  const [min, max] = [words.figure(kind, least), most === null ? undefined : words.figure(kind, most)];
  const shared = {
    ref,
    name: 'limit',
    isRequired: true,
    hint: max ? t`From ${min} to ${max}` : t`At least ${min}`,
    error: form.problem,
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
        value={form.figure ?? ''}
        onChange={({ target }) => form.type(minutesIn(target.value))}
      />
    );
  return (
    <AmountField
      {...shared}
      label={t`Amount`}
      currency={play.currency}
      value={form.figure}
      onValueChange={form.type}
    />
  );
};
