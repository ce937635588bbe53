import { style } from '@vanilla-extract/css';

export const busy = style({ display: 'block' });
