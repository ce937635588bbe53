import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { card, interactive, paddings } from './Card.css.ts';

/** Props of `Card`. */
export interface CardProps {
  as?: ElementType;
  padding?: keyof typeof paddings;
  /** Lifts under the pointer: for a card that is one link. */
  isInteractive?: boolean;
  className?: string;
  children: ReactNode;
}

/** A surface that holds what belongs together. */
export const Card = ({
  as: Component = 'div',
  padding = 'l',
  isInteractive,
  className,
  children,
}: CardProps) => (
  <Component className={cx(card, paddings[padding], isInteractive && interactive, className)}>
    {children}
  </Component>
);
