import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.x5,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  alignItems: 'start',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.accent.text,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x1,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});
