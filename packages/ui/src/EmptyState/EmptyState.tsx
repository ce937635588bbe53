import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import {
  action as actionStyle,
  icon as iconStyle,
  picture as pictureStyle,
  state,
  text,
  title as titleStyle,
} from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** An icon of size `l` or `xl`. */
  icon?: ReactNode;
  /** A picture in place of the icon; four to three. */
  picture?: ReactNode;
  tone?: Tone;
  /** What will be here. */
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** Stands where a list has nothing yet. */
export const EmptyState = ({
  icon,
  picture,
  tone = 'neutral',
  title,
  children,
  action,
  role,
}: EmptyStateProps) => (
  <div role={role} className={cx(state, tones[tone])}>
    {picture && <span className={pictureStyle}>{picture}</span>}
    {icon && <span className={iconStyle}>{icon}</span>}
    <p className={titleStyle}>{title}</p>
    {children && <div className={text}>{children}</div>}
    {action && <div className={actionStyle}>{action}</div>}
  </div>
);
