import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const offer = style({
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  ':hover': { borderColor: vars.color.borderStrong },
});

export const picture = style({ display: 'block' });

export const words = style({ display: 'grid', gap: vars.space.x1, padding: vars.space.x4 });

export const label = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

/** The whole of it is pressed. */
export const title = style({
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.m },
});
