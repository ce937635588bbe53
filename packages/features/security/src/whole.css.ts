import { style } from '@vanilla-extract/css';

/** Is broken only where it is longer than a line. */
export const whole = style({ display: 'inline-block' });
