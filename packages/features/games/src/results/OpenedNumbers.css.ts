import { style } from '@vanilla-extract/css';

/** Three balls do not need the height of twenty. */
export const draws = style({ alignItems: 'start' });
