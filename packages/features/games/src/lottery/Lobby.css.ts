import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x8,
  paddingBlock: `${vars.space.x5} ${vars.space.x10}`,
});

export const section = style({
  display: 'grid',
  // Tabs that are wider than a phone scroll within themselves.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
});
