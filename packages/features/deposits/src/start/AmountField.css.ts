import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'grid', gap: vars.space.x3 });

export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const unit = style({
  paddingInlineEnd: vars.space.x4,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});
