import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.x5,
  justifyItems: 'start',
  paddingBlock: `${vars.space.x6} ${vars.space.x10}`,
});

export const whole = style({ inlineSize: '100%' });

export const lines = style({ display: 'grid', gap: vars.space.x5, margin: 0, padding: 0, listStyle: 'none' });

export const line = style({ display: 'grid', gap: vars.space.x2 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  overflowWrap: 'anywhere',
});

export const figure = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
});

export const track = style({
  blockSize: '0.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
});

export const bar = style({
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.neutral.solid,
  transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
});

export const bestBar = style({ background: vars.color.positive.solid });
