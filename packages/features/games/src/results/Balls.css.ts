import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const balls = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const ball = style({
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const special = style({
  borderColor: 'transparent',
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontWeight: vars.weight.bold,
});

/** The two digits that most bets are about. */
export const ending = style({ fontWeight: vars.weight.bold });
