import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { Space } from '../theme/space.ts';
import { gaps, grid, leasts } from './layout.css.ts';

interface GridProps {
  /** Least width of a column: 8, 12, 16, 20 or 26 rem; as many columns stand as fit. */
  min?: keyof typeof leasts;
  gap?: Space;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** Columns of equal width. */
export const Grid = ({ min = 'm', gap = 'x4', as: Component = 'div', className, children }: GridProps) => (
  <Component className={cx(grid, leasts[min], gaps[gap], className)}>{children}</Component>
);
