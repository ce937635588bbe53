import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { directional, filled, icon, sizes } from './Icon.css.ts';

/** How an icon is shown. Without a label it is decoration that screen readers pass over. */
export interface IconProps {
  /** 14, 16, 20 (default), 24 or 32 pixels at the usual font size. */
  size?: keyof typeof sizes;
  label?: string;
  isFilled?: boolean;
  className?: string;
}

interface IconBaseProps extends IconProps {
  /** Mirrored in right-to-left languages. */
  isDirectional?: boolean;
  children: ReactNode;
}

/** The frame of every icon: a 24-pixel grid, drawn by line in the colour of the text around it. */
export const Icon = ({ size = 'm', label, isFilled, isDirectional, className, children }: IconBaseProps) => (
  <svg
    viewBox="0 0 24 24"
    className={cx(icon, sizes[size], isFilled && filled, isDirectional && directional, className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {children}
  </svg>
);
