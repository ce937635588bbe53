import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  whiteSpace: 'normal',
});

export const link = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
