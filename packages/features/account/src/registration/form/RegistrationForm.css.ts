import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  marginBlockEnd: vars.space.x3,
  padding: 0,
  fontWeight: vars.weight.bold,
  fontSize: vars.size.m,
  lineHeight: vars.lineHeight.tight,
});
