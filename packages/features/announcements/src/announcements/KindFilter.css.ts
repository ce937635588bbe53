import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});
