import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const methods = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const inTheMiddle = style({ justifyContent: 'center' });

export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});
