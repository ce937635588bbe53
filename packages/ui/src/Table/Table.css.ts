import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

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

const row = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.phoneOnly]: {
      alignItems: 'baseline',
      rowGap: vars.space.x1,
      paddingBlock: vars.space.x3,
      selectors: { '&:first-child': { borderBlockStart: 'none' } },
    },
  },
});

export const rows = styleVariants({
  lines: [
    row,
    {
      '@media': {
        [media.phoneOnly]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: vars.space.x2,
        },
      },
    },
  ],
  flow: [
    row,
    { '@media': { [media.phoneOnly]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x4 } } },
  ],
});

export const cell = style({ '@media': { [media.tablet]: { padding: vars.space.x3 } } });

export const rowHead = style({ textAlign: 'start', whiteSpace: 'nowrap' });

export const breakable = style({ overflowWrap: 'anywhere' });

export const weights = styleVariants({
  strong: { fontWeight: vars.weight.medium },
  quiet: {
    color: vars.color.textMuted,
    '@media': {
      [media.phoneOnly]: { fontSize: vars.size.s },
      // Two figures with their labels stand in one line on the narrowest phone too.
      '(max-width: 359.98px)': { fontSize: vars.size.xs },
    },
  },
});

export const atEnd = style({ textAlign: 'end' });

/** After a column of figures, which ends where this one begins. */
export const afterFigures = style({
  '@media': { [media.tablet]: { paddingInlineStart: vars.space.x8 } },
});

export const lines = styleVariants({ 1: '1', 2: '2', 3: '3', 4: '4' }, (gridRow) => ({ gridRow }));

export const sides = styleVariants({
  start: { '@media': { [media.phoneOnly]: { gridColumn: '1', flex: '1 0 55%', textAlign: 'start' } } },
  end: { '@media': { [media.phoneOnly]: { gridColumn: '2', textAlign: 'end' } } },
  whole: { '@media': { [media.phoneOnly]: { gridColumn: '1 / -1', flex: '1 0 100%', textAlign: 'start' } } },
});

export const flowing = style({
  '@media': { [media.phoneOnly]: { order: 1, fontSize: vars.size.s, color: vars.color.textMuted } },
});

export const nothing = style({
  color: vars.color.textMuted,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const labelWords = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const noteWords = style({
  display: 'block',
  fontSize: vars.size.s,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});
