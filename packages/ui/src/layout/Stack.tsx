import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { Space } from '../theme/space.ts';
import { aligns, gaps, stack } from './layout.css.ts';

interface StackProps {
  gap?: Space;
  align?: keyof typeof aligns;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** One below another with the same gap between. */
export const Stack = ({
  gap = 'x4',
  align = 'stretch',
  as: Component = 'div',
  className,
  children,
}: StackProps) => (
  <Component className={cx(stack, gaps[gap], aligns[align], className)}>{children}</Component>
);
