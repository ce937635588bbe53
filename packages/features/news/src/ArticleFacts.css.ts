import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const category = style({ color: vars.color.text, fontWeight: 600 });
