import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import { badge, looks } from './Badge.css.ts';

/** Props of `Badge`. */
export interface BadgeProps {
  tone?: Tone;
  look?: keyof typeof looks;
  icon?: ReactNode;
  children: ReactNode;
}

/** One or two words about the state or kind of what it stands on. */
export const Badge = ({ tone = 'neutral', look = 'soft', icon, children }: BadgeProps) => (
  <span className={cx(badge, tones[tone], looks[look])}>
    {icon}
    {children}
  </span>
);
