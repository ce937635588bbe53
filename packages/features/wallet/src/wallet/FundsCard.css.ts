import { media } from '@marquee/ui/media';
import { displayFace, vars } from '@marquee/ui/theme';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

/** Gives way, so that the mark beside a long sum keeps its place. */
export const sum = style({ minInlineSize: 0 });

/** A line's place, as high as the line. */
export const line = style({ blockSize: '1lh', marginBlock: 0 });

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const total = style({
  ...displayFace,
  fontSize: vars.size.xxl,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: vars.size.display } },
});

// Not a grid: an amount that is longer than its column takes a line of its own and never touches its neighbour.
export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x5}`,
  margin: 0,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const part = style({ flex: '1 0 7rem' });

export const name = style({ color: vars.color.textMuted, fontSize: vars.size.s });

export const amount = style({
  margin: 0,
  fontSize: vars.size.l,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.x3,
  maxInlineSize: '26rem',
});

const round = keyframes({ to: { rotate: '360deg' } });

const mark = style({ display: 'grid' });

export const turns = styleVariants({
  still: [mark],
  turning: [
    mark,
    {
      animation: `${round} 1s linear`,
      '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0.5 } },
    },
  ],
});
