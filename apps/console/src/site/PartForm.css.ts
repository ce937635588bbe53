import { style } from '@vanilla-extract/css';

/** Takes all fields out of use at once, and no place of its own. */
export const fields = style({ display: 'contents' });
