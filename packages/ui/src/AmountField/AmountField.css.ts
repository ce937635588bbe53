import { globalStyle, style } from '@vanilla-extract/css';
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
  // Three beside each other at most, so that six make two full rows.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(6rem, calc((100% - 2 * ${vars.space.x2}) / 3)), 1fr))`,
  gap: vars.space.x2,
  selectors: {
    // Four are two pairs on a phone and one row beside a pointer, never three and one.
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(2, 1fr)' },
  },
  '@media': {
    [media.tablet]: {
      selectors: { '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
    },
  },
});

// Rows of three leave no hole: of one or two too few, the last rows are pairs.
const uneven = `${quick}:has(> :is(:nth-child(3n + 2), :nth-child(3n + 7)):last-child)`;
globalStyle(uneven, { gridTemplateColumns: 'repeat(6, 1fr)' });
globalStyle(`${uneven} > *`, { gridColumn: 'span 2' });
globalStyle(`${uneven} > :nth-last-child(-n + 2)`, { gridColumn: 'span 3' });
globalStyle(`${uneven}:has(> :nth-child(3n + 1):last-child) > :nth-last-child(-n + 4)`, {
  gridColumn: 'span 3',
});

/** Fills its place in the grid, and is high enough for a thumb. */
export const choice = style({
  paddingInline: vars.space.x2,
  fontVariantNumeric: 'tabular-nums',
  ':disabled': { opacity: 0.6, cursor: 'not-allowed' },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});
