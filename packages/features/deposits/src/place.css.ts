import { style } from '@vanilla-extract/css';

/** What holds a place while something loads. */
export const place = style({ display: 'block' });
