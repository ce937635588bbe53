import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const split = style({
  display: 'grid',
  paddingBlockStart: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: vars.space.x12 },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
});

/** Over a drawn scene nothing takes the scheme's colours. */
export const wordsOver = style([words, { color: '#ffffff' }]);

export const tagline = style({
  color: vars.color.accent.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking.label,
});

export const promise = style({
  fontSize: vars.size.xxl,
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.size.display } },
});

export const text = style({ maxInlineSize: '34em', color: vars.color.textMuted, fontSize: vars.size.m });

for (const part of [tagline, text]) globalStyle(`${wordsOver} ${part}`, { color: 'inherit' });

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x2,
  minBlockSize: vars.control.l,
});

/** The brand's own scene, where there is no banner. */
export const scene = style({
  inlineSize: '100%',
  blockSize: '13rem',
  borderRadius: vars.radius.l,
  objectFit: 'cover',
  objectPosition: '70% 55%',
  '@media': { [media.tablet]: { blockSize: '19rem' } },
});

const cardHeight = '23rem';

export const cardPlace = style({
  blockSize: cardHeight,
  borderRadius: vars.radius.l,
  background: vars.color.skeleton,
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: cardHeight,
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const cardPicture = style({
  inlineSize: '100%',
  blockSize: '13rem',
  objectFit: 'cover',
  objectPosition: '70% 55%',
});

export const cardWords = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x1,
  padding: vars.space.x4,
});

export const cardText = style({ flex: 1, color: vars.color.textMuted, fontSize: vars.size.s });
