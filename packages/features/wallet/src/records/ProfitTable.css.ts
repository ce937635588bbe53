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

const padded = style({ '@media': { [media.tablet]: { padding: `${vars.space.x3} ${vars.space.x3}` } } });

export const head = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  textAlign: 'end',
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  ':first-child': { textAlign: 'start' },
});

// A phone has the day and its result in the first line, and below whatever else there was.
export const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phoneOnly]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${vars.space.x1} ${vars.space.x4}`,
      paddingBlock: vars.space.x3,
      selectors: { '&:first-child': { borderBlockStart: 'none' } },
    },
  },
});

export const date = style([
  padded,
  {
    textAlign: 'start',
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    '@media': { [media.phoneOnly]: { flex: '1 0 55%' } },
  },
]);

export const net = style([padded, { textAlign: 'end', fontWeight: vars.weight.medium }]);

export const flow = style([
  padded,
  {
    textAlign: 'end',
    '@media': { [media.phoneOnly]: { order: 1, fontSize: vars.size.s, color: vars.color.textMuted } },
  },
]);

export const nothing = style({
  color: vars.color.textMuted,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

/** Says what a figure is where there are no column titles. */
export const label = style({ '@media': { [media.tablet]: { display: 'none' } } });
