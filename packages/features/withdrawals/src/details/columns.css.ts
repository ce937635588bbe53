import { style } from '@vanilla-extract/css';

/** Each card is as high as what it holds. */
export const columns = style({ alignItems: 'start' });
