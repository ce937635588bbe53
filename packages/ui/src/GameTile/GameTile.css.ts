import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { overPicture } from '../theme/overPicture.ts';
import { vars } from '../theme/theme.css.ts';

const { normal, fast, ease } = vars.motion;

/** A tile as narrow as three beside each other on a phone. */
const narrow = '(max-width: 132px)';

// Everything lies in one cell and is painted by `order`. Nothing in between is positioned, so that the
// title's link can cover the whole tile while it stands first in the order of the keyboard.
export const tile = style({
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  inlineSize: '100%',
  position: 'relative',
  containerType: 'inline-size',
  transition: `transform ${normal} ${ease}`,
  '@media': { [media.hover]: { ':hover': { transform: 'translateY(-4px)' } } },
});

const cell = { gridArea: '1 / 1' } as const;

export const art = style({
  ...cell,
  // A dimmed picture would be painted over the words and the badge otherwise.
  zIndex: -1,
  order: 0,
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
  background: vars.color.skeleton,
  boxShadow: vars.shadow.raised,
  transition: `box-shadow ${normal} ${ease}`,
  '@media': {
    [media.hover]: { selectors: { [`${tile}:hover &`]: { boxShadow: vars.shadow.floating } } },
  },
});

export const picture = style({ inlineSize: '100%', blockSize: '100%' });

export const dimmed = style({ filter: 'grayscale(1)', opacity: 0.6 });

const words = style({ order: 3, display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** A white rim, as if it were stuck on. */
export const rim = style({
  border: `4px solid ${overPicture.text}`,
  // On a light ground the white alone is not seen.
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.shadow.raised}`,
  '@container': { [narrow]: { borderWidth: '3px' } },
});

/** A sticker's corner lifts under the pointer; what lies over the picture turns with it. */
export const turning = style({
  '@media': {
    [media.hover]: { selectors: { [`${tile}:hover &`]: { rotate: '-2deg' } } },
  },
});

export const captions = styleVariants({
  caption: [words, { paddingBlockStart: vars.space.x2, paddingInline: '0.125rem' }],
  sticker: [words, { paddingBlockStart: vars.space.x2, alignItems: 'center', textAlign: 'center' }],
  overlay: [
    words,
    {
      ...cell,
      alignSelf: 'end',
      paddingInline: vars.space.x3,
      paddingBlock: vars.space.x2,
      // The picture's own title stands above it.
      background: `linear-gradient(transparent, ${overPicture.shade} 24%)`,
      borderEndStartRadius: vars.radius.tile,
      borderEndEndRadius: vars.radius.tile,
      '@container': { [narrow]: { background: 'none' } },
    },
  ],
});

export const title = style({
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  color: vars.color.text,
  textDecoration: 'none',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@container': { [narrow]: { fontSize: vars.size.xs } },
  ':focus-visible': { outline: 'none' },
  '::after': {
    content: '',
    position: 'absolute',
    // A little below too: a lifted tile would else slip away from a pointer at its edge.
    inset: '0 0 -4px',
    zIndex: 1,
    borderRadius: vars.radius.tile,
  },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

export const vendor = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});

export const vendorOver = style({
  color: overPicture.text,
  textAlign: 'center',
  // It would cover the lettering.
  '@container': { [narrow]: { display: 'none' } },
});

export const badges = style({
  ...cell,
  order: 1,
  alignSelf: 'start',
  justifySelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x1,
  minInlineSize: 0,
  // A word that cannot be broken would make it wider than its place.
  maxInlineSize: 'calc(100% - 1rem)',
  // Where there is no room for the second beside the first it is left out: below it, it would lie on a face.
  maxBlockSize: '1.5rem',
  overflow: 'clip',
  margin: '0.5rem',
  '@container': { [narrow]: { maxInlineSize: 'calc(100% - 0.5rem)', margin: '0.25rem' } },
});

// A longer word than the tile is wide ends inside of it.
globalStyle(`${badges} > *`, {
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

// Three beside each other on the narrowest phone: a figure is read to its end.
globalStyle(`${badges} > *`, {
  '@container': {
    '(max-width: 96px)': { paddingInline: '0.25rem', fontSize: '0.6875rem', letterSpacing: 'normal' },
  },
});

// A narrow tile has room for the first alone.
globalStyle(`${badges} > :nth-child(n + 2)`, {
  '@container': { [narrow]: { display: 'none' } },
});

export const actions = style({
  ...cell,
  order: 2,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space.x3,
  borderRadius: vars.radius.tile,
  background: vars.color.scrim,
  opacity: 0,
  transition: `opacity ${fast} ${ease}`,
  selectors: { [`${tile}:has(:focus-visible) &`]: { opacity: 1 } },
  '@media': {
    [media.hover]: { selectors: { [`${tile}:hover &`]: { opacity: 1 } } },
    '(hover: none)': { display: 'none' },
  },
});

/** A finger's size, though only the heart is seen. */
export const heart = style({
  ...cell,
  order: 3,
  alignSelf: 'start',
  justifySelf: 'end',
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: '-4px',
  marginBlockStart: '-4px',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.pill,
  // A picture may be as white as the heart.
  background: `radial-gradient(closest-side, color-mix(in srgb, ${overPicture.shade} 50%, transparent) 0 58%, transparent 62%)`,
  color: overPicture.text,
  filter: `drop-shadow(0 1px 2px ${overPicture.shade})`,
  cursor: 'pointer',
  transition: `transform ${fast} ${ease}`,
  ':active': { transform: 'scale(0.85)' },
  // Beside a figure there is no room: half of it would be another figure.
  '@container': { [narrow]: { marginBlockStart: '1.25rem' } },
  '@media': { [media.hover]: { ':hover': { transform: 'scale(1.15)' } } },
});

/** Leaves the corner to the heart. */
export const besideHeart = style({
  marginInlineEnd: '2.25rem',
  '@container': { [narrow]: { marginInlineEnd: '0.25rem' } },
});

/** Keeps the actions above words that lie over the picture. */
export const aboveWords = style({ paddingBlockEnd: '3rem' });

export const pressable = style({ position: 'relative', zIndex: 2 });
