import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import {
  icon as iconStyle,
  label as labelStyle,
  note as noteStyle,
  stat,
  value as valueStyle,
  words,
} from './Stat.css.ts';

/** Props of `Stat`. */
export interface StatProps {
  label: string;
  value: ReactNode;
  /** Says more about the value, in the tone: a change, a period. */
  note?: ReactNode;
  icon?: ReactNode;
  tone?: Tone;
}

/** One figure and what it counts. */
export const Stat = ({ label, value, note, icon, tone = 'accent' }: StatProps) => (
  <div className={cx(stat, tones[tone])}>
    {icon && <span className={iconStyle}>{icon}</span>}
    <dl className={words}>
      <dt className={labelStyle}>{label}</dt>
      <dd className={valueStyle}>{value}</dd>
      {note && <dd className={noteStyle}>{note}</dd>}
    </dl>
  </div>
);
