import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@marquee/ui/media';
import { displayFace, vars } from '@marquee/ui/theme';

const heights = { phone: '21rem', tablet: '24rem', desktop: '30rem' } as const;

const heroHeight = style({
  blockSize: heights.phone,
  '@media': {
    [media.tablet]: { blockSize: heights.tablet },
    [media.desktop]: { blockSize: heights.desktop },
  },
});

export const place = style([heroHeight, { background: vars.color.skeleton }]);

export const slide = style([
  heroHeight,
  { position: 'relative', display: 'flex', alignItems: 'end', overflow: 'clip' },
]);

/** On a phone wider than what is seen of it, so that what it shows stands beside the words and not behind them. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '155%',
  maxInlineSize: 'none',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '0% 30%',
  '@media': { [media.tablet]: { inlineSize: '100%', objectPosition: '70% 30%' } },
});

const phoneShade =
  'linear-gradient(to right, rgb(0 0 0 / 0.72), rgb(0 0 0 / 0.6) 55%, transparent), linear-gradient(to top, rgb(0 0 0 / 0.6), transparent 75%)';
const wideShade = 'linear-gradient(to right, rgb(0 0 0 / 0.74), rgb(0 0 0 / 0.42) 40%, transparent 66%)';

/** Words need a calm ground, and the scene ends in the ground of the page. */
export const shade = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${vars.color.canvas}, transparent 45%), ${phoneShade}`,
  '@media': {
    [media.tablet]: {
      background: `linear-gradient(to top, ${vars.color.canvas}, transparent 38%), ${wideShade}`,
    },
  },
});

// A night that fades into a light page turns to mud halfway, so there it ends as a picture does.
globalStyle(`html[data-scheme="light"] ${shade}`, {
  background: phoneShade,
  '@media': { [media.tablet]: { background: wideShade } },
});

// Over a drawn scene, which is dark in both schemes.
const overPicture = '#ffffff';

export const over = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x3,
  paddingBlockEnd: '6.5rem',
  color: overPicture,
  textShadow: '0 1px 6px rgb(0 0 0 / 0.55)',
  '@media': {
    [media.tablet]: {
      blockSize: '100%',
      justifyContent: 'center',
      gap: vars.space.x4,
      paddingBlock: '0 8rem',
    },
  },
});

/** The brand's own words over its own scene: they decide how high it is, for a longer promise makes it higher. */
export const own = style({
  position: 'relative',
  overflow: 'clip',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: heights.phone,
  '@media': {
    [media.tablet]: { alignItems: 'center', minBlockSize: heights.tablet },
    [media.desktop]: { minBlockSize: heights.desktop },
  },
});

export const overOwn = style({
  position: 'relative',
  paddingBlock: `${vars.space.x6} 6rem`,
  textShadow: '0 1px 6px rgb(0 0 0 / 0.55)',
  '@media': { [media.tablet]: { paddingBlockEnd: '8rem' } },
});

globalStyle(`${over} button, ${over} a, ${overOwn} a`, { textShadow: 'none' });

/** At most so many lines: what stands over a picture of a fixed height must not grow out of it. */
const lines = (count: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: count,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** On a phone words keep to the dark side of the scene. */
const beside = '13.5rem';

export const title = style({
  ...lines(2),
  maxInlineSize: beside,
  textWrap: 'balance',
  ...displayFace,
  fontSize: vars.size.xxl,
  '@media': { [media.tablet]: { maxInlineSize: '14em', fontSize: vars.size.display } },
});

export const overText = style({
  ...lines(3),
  maxInlineSize: beside,
  fontSize: vars.size.s,
  '@media': { [media.tablet]: { maxInlineSize: '32em', fontSize: vars.size.m } },
});

// The words decide: a longer promise or a language with longer words makes it higher.
export const empty = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: heights.phone,
  paddingBlock: vars.space.x6,
  background: `linear-gradient(110deg, ${vars.color.surface} 45%, ${vars.color.accent.soft})`,
  '@media': { [media.tablet]: { minBlockSize: heights.tablet } },
});
