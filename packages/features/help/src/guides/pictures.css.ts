import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  fontWeight: vars.weight.bold,
});

export const mark = style({ display: 'block', inlineSize: '1.25rem', blockSize: '1.25rem' });

globalStyle(`${mark} > svg`, { display: 'block', inlineSize: '100%', blockSize: '100%' });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.l,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '1.75rem',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.s,
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
});

export const line = style({
  flex: 1,
  blockSize: '0.4rem',
  borderRadius: vars.radius.pill,
  background: vars.color.skeleton,
});

export const button = style({
  padding: vars.space.x2,
  borderRadius: vars.radius.m,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
});

export const tiles = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.x2 });

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.tile,
  background: vars.color.secondary.soft,
  color: vars.color.secondary.onSoft,
});
