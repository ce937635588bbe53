import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space.x2,
});

/** Fills its place in the grid, and is high enough for a thumb. */
export const choice = style({
  paddingInline: vars.space.x2,
  fontVariantNumeric: 'tabular-nums',
  ':disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});
