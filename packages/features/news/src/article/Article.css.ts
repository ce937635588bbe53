import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space.x6} ${vars.space.x12}` });

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  inlineSize: '100%',
  maxInlineSize: '46rem',
  marginInline: 'auto',
  overflowWrap: 'anywhere',
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.l,
  '@media': { [media.tablet]: { aspectRatio: '8 / 3' } },
});

export const place = style({ blockSize: '16rem', borderRadius: vars.radius.l });
