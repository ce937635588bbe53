import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  inlineSize: '100%',
});
