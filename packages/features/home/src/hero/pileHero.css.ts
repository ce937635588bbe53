import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';

export const ground = style({
  overflow: 'clip',
  background: vars.color.secondary.soft,
  backgroundImage: `radial-gradient(${vars.color.secondary.softHover} 22%, transparent 23%)`,
  backgroundSize: '28px 28px',
  selectors: {
    // A yellow that is dark enough for a dark page is brown: there it is the dots alone.
    'html[data-scheme="dark"] &': {
      backgroundColor: vars.color.surface,
      backgroundImage: `radial-gradient(${vars.color.secondary.soft} 22%, transparent 23%)`,
    },
  },
  borderBlockEnd: `3px solid ${vars.color.text}`,
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', paddingBlock: vars.space.x10 },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
  color: vars.color.text,
});

export const tagline = style({
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.text}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.bold,
  transform: 'rotate(-2deg)',
});

export const promise = style({
  color: vars.color.text,
  fontSize: vars.size.xxl,
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: vars.size.display } },
});

export const text = style({ maxInlineSize: '34em', color: vars.color.text, fontSize: vars.size.m });

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  minBlockSize: vars.control.l,
});

export const pile = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.x4,
  minBlockSize: '13rem',
  '@media': { [media.tablet]: { minBlockSize: '20rem' } },
});

const sticker = style({
  flex: 'none',
  inlineSize: '31%',
  maxInlineSize: '11.5rem',
  marginInline: '-1.2%',
  alignSelf: 'center',
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { '&:hover, &:focus-within': { zIndex: 2 } },
});

export const stickers = styleVariants({
  0: [sticker, { transform: 'rotate(-8deg) translateY(6%)' }],
  1: [sticker, { transform: 'scale(1.16)', zIndex: 1 }],
  2: [sticker, { transform: 'rotate(8deg) translateY(6%)' }],
});

export const link = style({ display: 'block', borderRadius: vars.radius.tile });

export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  border: '6px solid #ffffff',
  borderRadius: vars.radius.tile,
  boxShadow: '0 10px 24px rgb(0 0 0 / 0.22)',
});
