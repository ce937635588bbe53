import { style } from '@vanilla-extract/css';

/** Who is linked; what is done about it goes below where that leaves too little room. */
export const names = style({ flex: '1 1 7rem', minInlineSize: 0 });

/** Long names give way to it. */
export const action = style({ flex: 'none', marginInlineStart: 'auto', whiteSpace: 'nowrap' });
