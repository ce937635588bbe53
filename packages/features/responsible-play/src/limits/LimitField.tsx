import { useLingui } from '@lingui/react/macro';
import { TextField } from '@marquee/ui';
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

/** The figure of a limit, in money or in minutes. */
export const LimitField = ({ play, limit: { kind, least, most }, form, ref }: Props) => {
  const { t } = useLingui();
  const words = useLimitWords(play.currency);
  const [min, max] = [words.figure(kind, least), most === null ? undefined : words.figure(kind, most)];
  return (
    <TextField
      ref={ref}
      name="limit"
      inputMode="decimal"
      autoComplete="off"
      isRequired
      label={kind === 'session' ? t`Minutes` : t`Amount`}
      hint={max ? t`From ${min} to ${max}` : t`At least ${min}`}
      suffix={<span className={unit}>{kind === 'session' ? t`minutes` : play.currency}</span>}
      value={form.typed}
      error={form.problem}
      onChange={({ target }) => form.type(target.value)}
    />
  );
};
