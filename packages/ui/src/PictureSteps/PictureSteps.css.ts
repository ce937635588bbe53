import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: vars.space.x5,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '17rem',
  padding: vars.space.x4,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  overflow: 'hidden',
});

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x2,
  fontWeight: vars.weight.bold,
});

export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
