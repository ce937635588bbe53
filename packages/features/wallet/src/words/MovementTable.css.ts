import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phoneOnly]: { display: 'block' } },
});

export const body = style({ '@media': { [media.phoneOnly]: { display: 'block' } } });

export const headRow = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });

export const head = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  textAlign: 'start',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});

// A phone has what and how much in the first line, and what was left in the last, under the amount.
export const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phoneOnly]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"kind amount" "time time" "reference balance"',
      columnGap: vars.space.x2,
      rowGap: vars.space.x1,
      alignItems: 'baseline',
      paddingBlock: vars.space.x3,
      selectors: { '&:first-child': { borderBlockStart: 'none' } },
    },
  },
});

const cell = style({
  '@media': { [media.tablet]: { padding: `${vars.space.x3} ${vars.space.x3}` } },
});

const small = style([
  cell,
  { color: vars.color.textMuted, '@media': { [media.phoneOnly]: { fontSize: vars.size.s } } },
]);

export const kind = style([
  cell,
  { gridArea: 'kind', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

export const counterpart = style({
  display: 'block',
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const time = style([small, { gridArea: 'time' }]);

export const amount = style([cell, { gridArea: 'amount', textAlign: 'end', fontWeight: vars.weight.medium }]);

export const balance = style([small, { gridArea: 'balance', textAlign: 'end' }]);

// After a column of figures, which ends where this one begins.
export const afterFigures = style({
  '@media': { [media.tablet]: { paddingInlineStart: vars.space.x8 } },
});

export const reference = style([small, afterFigures, { gridArea: 'reference' }]);

export const atEnd = style({ textAlign: 'end' });

/** Says what a figure is where there are no column titles. */
export const label = style({ '@media': { [media.tablet]: { display: 'none' } } });
