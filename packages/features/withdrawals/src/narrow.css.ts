import { style } from '@vanilla-extract/css';

/** Cards whose fields are as wide as they are read with ease. */
export const narrow = style({ maxInlineSize: '36rem' });
