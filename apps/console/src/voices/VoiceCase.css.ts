import { style } from '@vanilla-extract/css';

/** As it was typed, with its lines. */
export const typed = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '65ch' });
