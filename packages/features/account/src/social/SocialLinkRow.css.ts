import { style } from '@vanilla-extract/css';

/** Long names give way to it. */
export const action = style({ flex: 'none', whiteSpace: 'nowrap' });
