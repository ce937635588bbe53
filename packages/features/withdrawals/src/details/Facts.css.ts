import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const sum = style({
  // A sum of many figures stays on one line of a narrow phone.
  fontSize: `clamp(${vars.size.xl}, 9vw, ${vars.size.xxl})`,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
});

export const name = style({ color: vars.color.textMuted });

export const value = style({ textAlign: 'end', overflowWrap: 'anywhere' });
