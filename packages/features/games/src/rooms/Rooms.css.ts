import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.x4,
  blockSize: '100%',
});

export const head = style({ display: 'flex', gap: vars.space.x4 });
