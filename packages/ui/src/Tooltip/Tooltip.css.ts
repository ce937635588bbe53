import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const frame = style({ display: 'inline-flex' });

export const bubble = style({
  position: 'fixed',
  maxInlineSize: '18rem',
  paddingBlock: '0.375rem',
  paddingInline: '0.625rem',
  borderRadius: vars.radius.s,
  // Seen only where the reader's own colours take the ground away.
  border: '1px solid transparent',
  background: vars.color.text,
  color: vars.color.canvas,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  boxShadow: vars.shadow.floating,
});
