import { cx } from '../theme/cx.ts';
import type { Size } from '../theme/tones.ts';
import { sizes, spinner } from './Spinner.css.ts';

interface SpinnerProps {
  size?: Size;
  /** What is being waited for; leave it out where a text beside the spinner says so. */
  label?: string;
}

/** Something is under way and its length is unknown. */
export const Spinner = ({ size = 'm', label }: SpinnerProps) => (
  <span
    className={cx(spinner, sizes[size])}
    {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
