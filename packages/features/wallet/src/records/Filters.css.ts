import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

const nameWidth = '6rem';

/** Where the chips begin: a line's name with the gap after it. */
const besideName = `calc(${nameWidth} + ${vars.space.x1} + ${vars.space.x2})`;

// A phone scrolls the chips of a line sideways, up to its own edges.
export const chips = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.coarse]: { paddingBlock: '2px' },
    // The chips of all the lines begin at one edge, those of a second line too.
    [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', paddingInlineStart: besideName },
  },
});

export const legend = style({
  float: 'inline-start',
  flex: 'none',
  padding: 0,
  marginInlineEnd: vars.space.x1,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
  '@media': {
    [media.tablet]: { minInlineSize: nameWidth, marginInlineStart: `calc(-1 * ${besideName})` },
  },
});

export const range = style({
  maxInlineSize: '44rem',
  // Below the chips, whose line begins with its name.
  '@media': { [media.tablet]: { marginInlineStart: besideName } },
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x5}`,
});

/** Takes the room beside what stands at the end. */
export const grows = style({ flex: '1 1 16rem' });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  margin: 0,
});

/** Three beside each other at most, so that six make two full rows; a long one has a line of its own. */
export const pair = style({ flex: `1 0 max(8.5rem, calc((100% - 2 * ${vars.space.x6}) / 3))` });

export const figureName = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const figure = style({
  margin: 0,
  fontSize: vars.size.l,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});
