import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const received = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x6,
  textAlign: 'center',
});

export const icon = style({ color: vars.color.positive.text });

export const reference = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x5,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
  fontSize: vars.size.l,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.04em',
});
