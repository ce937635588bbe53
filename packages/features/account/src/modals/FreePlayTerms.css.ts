import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'flex', gap: vars.space.x3, alignItems: 'start' });

export const icon = style({ flex: 'none', marginBlockStart: '0.15em', color: vars.color.accent.text });
