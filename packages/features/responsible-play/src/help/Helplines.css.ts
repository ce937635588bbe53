import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  // Far from its name a number would belong to nobody.
  '@media': { [media.tablet]: { justifyContent: 'start', columnGap: vars.space.x6 } },
  minBlockSize: '2.75rem',
});

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '2.75rem',
  color: vars.color.accent.text,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
});
