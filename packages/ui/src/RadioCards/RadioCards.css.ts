import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const legend = style({ marginBlockEnd: vars.space.x2, fontWeight: vars.weight.medium });

export const choices = style({ display: 'grid', gap: vars.space.x2 });

export const choice = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: { '&:has(:checked)': { borderColor: vars.color.accent.border } },
});
