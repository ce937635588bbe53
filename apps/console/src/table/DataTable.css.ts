import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x2,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x3,
  flex: '1 1 100%',
  minInlineSize: 0,
});

export const count = style({ marginInlineEnd: 'auto', alignSelf: 'center' });

/** Scrolls by itself, so that the heads stay in sight over its rows. */
export const frame = style({
  '@media': {
    [media.tablet]: {
      overflow: 'auto',
      maxBlockSize: 'max(20rem, calc(100dvh - 14rem))',
      borderRadius: vars.radius.m,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
    },
  },
});

export const busy = style({ opacity: 0.6 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phoneOnly]: { display: 'block' } },
});

export const headRow = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const body = style({
  '@media': { [media.phoneOnly]: { display: 'grid', gap: vars.space.x3 } },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.control.s,
  font: 'inherit',
  color: 'inherit',
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text } },
});

export const arrow = style({
  display: 'inline-flex',
  opacity: 0,
  selectors: { [`${sort}:hover &, ${sort}:focus-visible &`]: { opacity: 0.6 } },
});

export const shownArrow = style({ opacity: 1, color: vars.color.accent.text });

export const row = style({
  '@media': {
    [media.phoneOnly]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.x3,
      rowGap: vars.space.x2,
      padding: vars.space.x3,
      borderRadius: vars.radius.m,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
    },
  },
});

export const leading = style({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.neutral.soft },
    '&:focus-within': { background: vars.color.neutral.soft },
  },
});

export const cell = style({
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': {
    [media.tablet]: {
      padding: vars.space.x3,
      maxInlineSize: '26rem',
      selectors: { [`${row}:not(:last-child) > &`]: { borderBlockEnd: `1px solid ${vars.color.border}` } },
    },
  },
});

export const rowHead = style({
  fontWeight: vars.weight.medium,
  '@media': {
    [media.phoneOnly]: { gridColumn: '1 / -1' },
    // Many figures beside it would break its name in the middle of a word.
    [media.tablet]: { minInlineSize: '9rem' },
  },
});

export const atEnd = style({
  '@media': { [media.tablet]: { textAlign: 'end', whiteSpace: 'nowrap' } },
});

export const oneLine = style({ '@media': { [media.tablet]: { whiteSpace: 'nowrap' } } });

export const choice = style({
  '@media': {
    [media.tablet]: { paddingInlineStart: vars.space.x3, inlineSize: '1px', verticalAlign: 'middle' },
    [media.phoneOnly]: { gridColumn: '1 / -1' },
  },
});

export const label = style({
  display: 'block',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Nothing is told, so a phone shows no label either. */
export const nothing = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

/** Takes no room until it says something. */
export const told = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const note = style({
  display: 'block',
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
