import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const waiting = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.scrim,
});
