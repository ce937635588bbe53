import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import type { Tone } from '../theme/tones.ts';
import {
  action as actionStyle,
  icon as iconStyle,
  state,
  text,
  title as titleStyle,
} from './EmptyState.css.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** An icon of size `l` or `xl`. */
  icon?: ReactNode;
  tone?: Tone;
  /** What will be here. */
  title: string;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  role?: 'alert' | 'status';
}

/** Stands where a list has nothing yet. */
export const EmptyState = ({ icon, tone = 'neutral', title, children, action, role }: EmptyStateProps) => (
  <div role={role} className={cx(state, tones[tone])}>
    {icon && <span className={iconStyle}>{icon}</span>}
    <p className={titleStyle}>{title}</p>
    {children && <div className={text}>{children}</div>}
    {action && <div className={actionStyle}>{action}</div>}
  </div>
);
