import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const row = style({ display: 'flex', gap: vars.space.x2, alignItems: 'end' });

export const answer = style({ flex: 1, minInlineSize: 0 });

export const imageButton = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '8rem',
  blockSize: vars.control.m,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const refresh = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  padding: '0.125rem',
  borderStartStartRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.text,
});

export const question = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.m,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.onSoft,
});

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });
