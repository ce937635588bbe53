import { style } from '@vanilla-extract/css';

/** Figures of equal width, so that money and counters do not jump as they change. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums', fontFeatureSettings: '"tnum"' });
