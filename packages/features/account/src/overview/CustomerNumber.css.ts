import { style } from '@vanilla-extract/css';

/** It is read out and compared as one word, with what copies it beside it. */
export const number = style({ whiteSpace: 'nowrap' });

export const copy = style({ verticalAlign: 'middle', marginBlock: '-0.5rem' });
