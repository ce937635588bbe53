import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  alignContent: 'space-between',
  // The card around it may lay it out as a column.
  justifyContent: 'space-between',
  gap: vars.space.x4,
  blockSize: '100%',
});

export const head = style({ display: 'flex', gap: vars.space.x4 });
