import { useId } from 'react';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { progress, value as valueStyle, words } from './Progress.css.ts';

/** Props of `Progress`. */
export interface ProgressProps {
  label: string;
  /** Out of `max`, which is 1 by default. */
  value: number;
  max?: number;
  /** The value in words, for instance "3 of 5". */
  valueText?: string;
  tone?: Tone;
}

/** How far something has come. */
export const Progress = ({ label, value, max = 1, valueText, tone = 'accent' }: ProgressProps) => {
  const id = useId();
  return (
    <div className={tones[tone]}>
      <label htmlFor={id} className={words}>
        {label}
        {valueText && <span className={valueStyle}>{valueText}</span>}
      </label>
      <progress id={id} className={progress} value={value} max={max} />
    </div>
  );
};
