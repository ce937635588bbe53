import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { container, narrow } from './layout.css.ts';

interface ContainerProps {
  /** At most 720 px instead of 1240 (1440 on a large screen), for reading and forms. */
  isNarrow?: boolean;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** The content column. */
export const Container = ({ isNarrow, as: Component = 'div', className, children }: ContainerProps) => (
  <Component className={cx(container, isNarrow && narrow, className)}>{children}</Component>
);
