import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `1px solid ${vars.color.border}`;

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontSize: vars.size.s });

export const figures = style({
  fontFamily: vars.font.body,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const sample = style({
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: line,
  borderRadius: vars.radius.m,
});

export const ratio = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.s,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
});

export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 });

export const swatch = style({
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  border: line,
  borderRadius: vars.radius.s,
});

export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.x3,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 14rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x4,
});

export const body = style({ fontFamily: vars.font.body });

export const display = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
});

export const bar = style({
  blockSize: vars.space.x4,
  background: vars.color.accent.solid,
  borderRadius: vars.radius.s,
});

export const block = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '7rem',
  padding: vars.space.x4,
  border: line,
  background: vars.color.surface,
  textAlign: 'center',
});

export const runway = style({ display: 'grid', gap: vars.space.x3, padding: vars.space.x4, border: line });

export const runner = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.solid,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.motion.ease,
  selectors: { [`${runway}:hover &`]: { marginInlineStart: 'calc(100% - 2rem)' } },
});
