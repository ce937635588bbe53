import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const title = style({
  fontSize: vars.size.l,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  outline: 'none',
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  fontSize: vars.size.s,
  color: vars.color.textMuted,
});
