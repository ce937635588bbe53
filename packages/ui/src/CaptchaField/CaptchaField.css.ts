import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const markWidth = '2.25rem';

export const imageButton = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'center',
  // The picture's own shape, of which nothing may be cut, and the mark beside it.
  inlineSize: `calc(${vars.control.m} * 120 / 44 + ${markWidth})`,
  blockSize: vars.control.m,
  padding: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
});

/** Stretched a little rather than cut: each character at its edges counts. */
export const image = style({ flex: 1, minInlineSize: 0, blockSize: '100%', objectFit: 'fill' });

export const wait = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const refresh = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: markWidth,
  borderInlineStart: `1px solid ${vars.color.border}`,
  color: vars.color.text,
});

export const question = style({
  padding: vars.space.x3,
  borderRadius: vars.radius.m,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.onSoft,
});

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });
