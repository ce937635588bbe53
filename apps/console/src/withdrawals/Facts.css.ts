import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.x4,
});

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.border}`,
});
