import { style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

const heights = { phone: '15.5rem', tablet: '20rem', desktop: '25rem' } as const;

const heroHeight = style({
  blockSize: heights.phone,
  '@media': {
    [media.tablet]: { blockSize: heights.tablet },
    [media.desktop]: { blockSize: heights.desktop },
  },
});

export const place = style([heroHeight, { borderRadius: vars.radius.l, background: vars.color.skeleton }]);

export const slide = style([heroHeight, { position: 'relative', display: 'flex', alignItems: 'end' }]);

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '70% 30%',
});

// Over a drawn scene, which is dark in both schemes.
const overPicture = '#ffffff';

export const over = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x2,
  inlineSize: '100%',
  padding: vars.space.x4,
  paddingBlockEnd: vars.space.x5,
  color: overPicture,
  textShadow: '0 1px 6px rgb(0 0 0 / 0.55)',
  backgroundImage: 'linear-gradient(to top, rgb(0 0 0 / 0.78), rgb(0 0 0 / 0.5) 60%, transparent)',
  '@media': {
    [media.tablet]: {
      blockSize: '100%',
      justifyContent: 'center',
      gap: vars.space.x3,
      paddingInline: vars.space.x10,
      backgroundImage: 'linear-gradient(to right, rgb(0 0 0 / 0.7), rgb(0 0 0 / 0.35) 45%, transparent 70%)',
    },
    [media.desktop]: { paddingInline: vars.space.x16 },
  },
});

/** At most so many lines: what stands over a picture of a fixed height must not grow out of it. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const title = style({
  ...lines(2),
  maxInlineSize: '16em',
  fontSize: vars.size.xl,
  '@media': {
    [media.tablet]: { fontSize: vars.size.xxl },
    [media.desktop]: { fontSize: vars.size.display },
  },
});

export const overText = style({
  ...lines(3),
  maxInlineSize: '30em',
  fontSize: vars.size.s,
  '@media': { [media.tablet]: { fontSize: vars.size.m } },
});

// The words decide: a longer promise or a language with longer words makes it higher.
export const empty = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: heights.phone,
  padding: vars.space.x6,
  borderRadius: vars.radius.l,
  background: `linear-gradient(110deg, ${vars.color.surface} 45%, ${vars.color.accent.soft})`,
  '@media': {
    [media.tablet]: { minBlockSize: heights.tablet },
    [media.desktop]: { minBlockSize: heights.desktop, paddingInline: vars.space.x16 },
  },
  // Rings of a wheel, half out of sight, as beside the form of the registration.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: '-14rem',
    insetInlineEnd: '-12rem',
    inlineSize: 'min(44rem, 110vi)',
    aspectRatio: '1',
    borderRadius: '50%',
    opacity: 0.4,
    background: `repeating-radial-gradient(circle, transparent 0 2.25rem, ${vars.color.accent.border} 2.25rem calc(2.25rem + 1px))`,
    maskImage: 'radial-gradient(circle, #000 25%, transparent 70%)',
  },
});

export const split = style({
  display: 'grid',
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

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x2,
  minBlockSize: vars.control.l,
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
