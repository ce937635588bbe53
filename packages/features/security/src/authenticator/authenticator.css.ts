import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const scan = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x2 });

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  padding: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
});

export const secret = style({
  display: 'block',
  fontFamily: vars.font.body,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space.x2,
  margin: 0,
  padding: vars.space.x4,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
  textAlign: 'center',
});
