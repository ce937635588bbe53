import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s,
});

export const demand = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.textMuted,
});

export const met = style({ color: vars.color.positive.text });
