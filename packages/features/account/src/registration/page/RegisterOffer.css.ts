import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const offer = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  padding: vars.space.x3,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  ':hover': { borderColor: vars.color.borderStrong },
});

export const picture = style({
  flex: 'none',
  inlineSize: '7rem',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
});

export const words = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

/** The whole of it is pressed. */
export const title = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
});
