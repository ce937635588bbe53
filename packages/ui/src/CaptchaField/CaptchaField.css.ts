import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const imageButton = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'center',
  inlineSize: '10rem',
  blockSize: vars.control.m,
  padding: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
});

export const image = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  // Whole, or a character at its edge could not be read; around it the paper that it is drawn on goes on.
  objectFit: 'contain',
  background: '#f6f1e4',
});

export const wait = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const refresh = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
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
