import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const plot = style({
  blockSize: '16rem',
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
});

globalStyle(`${plot} text`, { fill: vars.color.textMuted });
globalStyle(`${plot} .recharts-surface:focus-visible`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  rowGap: vars.space.x1,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.s,
});

export const tip = style({
  padding: vars.space.x2,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  fontSize: vars.size.s,
});

export const table = style({ fontSize: vars.size.s });

export const summary = style({
  minBlockSize: vars.control.s,
  color: vars.color.textMuted,
  cursor: 'pointer',
  borderRadius: vars.radius.s,
});
