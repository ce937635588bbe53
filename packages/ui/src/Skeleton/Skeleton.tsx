import { cx } from '../theme/cx.ts';
import { shapes, shares, skeleton } from './Skeleton.css.ts';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** What will stand here. */
  shape?: keyof typeof shapes;
  /** How much of the width it takes. */
  width?: keyof typeof shares;
  className?: string;
}

/** Holds the place of something that is loading; mark what surrounds it with `aria-busy`. */
export const Skeleton = ({ shape = 'text', width, className }: SkeletonProps) => (
  <span aria-hidden className={cx(skeleton, shapes[shape], width && shares[width], className)} />
);
