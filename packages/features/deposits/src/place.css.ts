import { style } from '@vanilla-extract/css';

/** What holds a place while something loads. */
export const place = style({ display: 'block' });

/** As wide as fields are read with ease. */
export const narrow = style({ maxInlineSize: '32rem' });
