import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const addresses = style({ marginBlockStart: vars.space.x4 });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});
