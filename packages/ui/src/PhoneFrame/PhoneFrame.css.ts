import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const phone = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '10.5rem',
  blockSize: '15rem',
  overflow: 'hidden',
  border: `4px solid ${vars.color.borderStrong}`,
  borderRadius: '1.5rem',
  background: vars.color.canvas,
  color: vars.color.text,
  fontSize: vars.size.xs,
  lineHeight: vars.lineHeight.tight,
});
