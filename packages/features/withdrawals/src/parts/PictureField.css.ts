import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const input = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: vars.space.x3,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const list = style({ display: 'grid', gap: vars.space.x1, marginBlockStart: vars.space.x2 });

export const picture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});
