import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ paddingBlock: vars.space.x5 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.x3,
});

export const title = style({ fontSize: vars.size.l, fontWeight: vars.weight.bold });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.space.x4,
});

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.x2,
});
