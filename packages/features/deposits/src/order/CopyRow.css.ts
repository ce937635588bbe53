import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: '3.75rem',
  alignContent: 'center',
  paddingBlock: vars.space.x2,
  columnGap: vars.space.x3,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const term = style({ gridColumn: 1, fontSize: vars.size.s, color: vars.color.textMuted });

export const value = style({
  gridColumn: 1,
  margin: 0,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const action = style({ gridColumn: 2, gridRow: '1 / span 2', margin: 0 });
