import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const win = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  whiteSpace: 'nowrap',
});

export const prize = style({
  color: vars.color.positive.text,
  fontSize: vars.size.l,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const about = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

export const game = style({ color: vars.color.text });
