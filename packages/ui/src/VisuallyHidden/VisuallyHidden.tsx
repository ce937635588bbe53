import type { ElementType, ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** For screen readers alone. */
export const VisuallyHidden = ({
  as: Component = 'span',
  children,
}: {
  as?: ElementType;
  children: ReactNode;
}) => <Component className={visuallyHidden}>{children}</Component>;
