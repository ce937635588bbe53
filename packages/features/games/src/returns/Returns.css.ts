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

export const picture = style({
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  objectFit: 'cover',
  objectPosition: '50% 6%',
  borderRadius: vars.radius.s,
});

export const link = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
