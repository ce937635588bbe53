import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { cx } from '../theme/cx.ts';
import { dot, round, sizes, square } from './IconButton.css.ts';

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'isFull' | 'iconStart' | 'iconEnd'> {
  /** What pressing it does: its name for those who do not see the icon, and its tooltip. */
  label: string;
  icon: ReactNode;
  isRound?: boolean;
  /** A dot for something unseen; say so in the label as well. */
  hasDot?: boolean;
}

/** A button of one icon. */
export const IconButton = ({
  label,
  icon,
  isRound,
  hasDot,
  tone = 'neutral',
  look = 'quiet',
  size = 'm',
  className,
  ...rest
}: IconButtonProps) => (
  <Button
    title={label}
    {...rest}
    aria-label={label}
    tone={tone}
    look={look}
    size={size}
    className={cx(isRound ? round : square, sizes[size], className)}
  >
    {icon}
    {hasDot && <span className={dot} />}
  </Button>
);
