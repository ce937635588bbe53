import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const code = style({
  flex: 'none',
  // Cameras want dark on light, whatever the scheme.
  background: '#fff',
  fill: '#000',
  borderRadius: vars.radius.s,
  forcedColorAdjust: 'none',
});
