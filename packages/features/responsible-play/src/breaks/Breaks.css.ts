import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 });

export const choices = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.x2,
  fontWeight: 600,
  fontSize: vars.size.s,
});

export const action = style({ alignSelf: 'start', marginBlockStart: 'auto' });

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  alignItems: 'start',
});

export const stops = style({ color: vars.color.critical.text });

export const stays = style({ color: vars.color.positive.text });
