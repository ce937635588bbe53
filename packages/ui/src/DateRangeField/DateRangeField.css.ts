import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const legend = style({ fontSize: vars.size.s, fontWeight: vars.weight.medium });

/** On a phone the presets are one line to be swiped, which bleeds over the edge as a sign of more. */
export const presets = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '3px',
  margin: '-3px',
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const preset = style({ flex: 'none', '@media': { [media.coarse]: { minBlockSize: '44px' } } });

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  // Wide enough apart that the day in words above one box does not run into the other's name.
  gap: `${vars.space.x3} ${vars.space.x5}`,
  maxInlineSize: '32rem',
});
