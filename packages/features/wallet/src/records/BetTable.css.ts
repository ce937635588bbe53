import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export { afterFigures, body, head, headRow, label, table } from '../words/MovementTable.css.ts';

// A phone has game and result in the first line, then when and which, then stake and win.
export const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phoneOnly]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"game net" "time reference" "stake stake" "win win"',
      columnGap: vars.space.x2,
      rowGap: vars.space.x1,
      alignItems: 'baseline',
      paddingBlock: vars.space.x3,
      selectors: { '&:first-child': { borderBlockStart: 'none' } },
    },
  },
});

const cell = style({ '@media': { [media.tablet]: { padding: vars.space.x3 } } });

const small = style([
  cell,
  { color: vars.color.textMuted, '@media': { [media.phoneOnly]: { fontSize: vars.size.s } } },
]);

export const game = style([
  cell,
  { gridArea: 'game', textAlign: 'start', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
]);

export const vendor = style({
  display: 'block',
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const time = style([small, { gridArea: 'time' }]);

const figure = style([small, { textAlign: 'end', '@media': { [media.phoneOnly]: { textAlign: 'start' } } }]);

export const stake = style([figure, { gridArea: 'stake' }]);

export const win = style([figure, { gridArea: 'win' }]);

export const net = style([cell, { gridArea: 'net', textAlign: 'end', fontWeight: vars.weight.medium }]);

export const reference = style([
  small,
  {
    gridArea: 'reference',
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: { paddingInlineStart: vars.space.x8 },
      [media.phoneOnly]: { textAlign: 'end' },
    },
  },
]);

export const atEnd = style({ textAlign: 'end' });
