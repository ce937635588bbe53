import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import type { Space } from '../theme/space.ts';
import { aligns, gaps, inline, justifies, wraps } from './layout.css.ts';

interface InlineProps {
  gap?: Space;
  align?: keyof typeof aligns;
  justify?: keyof typeof justifies;
  /** Goes on in a further line where there is no room; true by default. */
  canWrap?: boolean;
  as?: ElementType;
  className?: string;
  children: ReactNode;
}

/** One beside another with the same gap between. */
export const Inline = ({
  gap = 'x3',
  align = 'center',
  justify = 'start',
  canWrap = true,
  as: Component = 'div',
  className,
  children,
}: InlineProps) => (
  <Component
    className={cx(inline, gaps[gap], aligns[align], justifies[justify], canWrap && wraps, className)}
  >
    {children}
  </Component>
);
