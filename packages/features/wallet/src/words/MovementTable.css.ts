import { style } from '@vanilla-extract/css';

/** It is read out and compared as one word. */
export const reference = style({ whiteSpace: 'nowrap' });
