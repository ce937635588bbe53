import { contrastRatio } from '@marquee/brand/theme';
import * as styles from './tokens.css.ts';

interface RatioProps {
  /** What is put on the other. */
  ink: string;
  on: string;
  children: string;
}

/** A word in one colour on another, with the contrast of the two. */
export const Ratio = ({ ink, on, children }: RatioProps) => (
  <span className={styles.ratio} style={{ color: ink, background: on }}>
    <span>{children}</span>
    <span className={styles.figures}>{contrastRatio(ink, on).toFixed(2)}</span>
  </span>
);
