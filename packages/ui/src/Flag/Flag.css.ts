import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const flag = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1rem',
  borderRadius: '2px',
  outline: `1px solid ${vars.color.border}`,
  outlineOffset: '-1px',
  forcedColorAdjust: 'none',
});

export const code = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1rem',
  borderRadius: '2px',
  background: vars.color.neutral.soft,
  color: vars.color.neutral.onSoft,
  fontSize: '0.625rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});
