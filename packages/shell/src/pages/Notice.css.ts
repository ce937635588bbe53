import { style } from '@vanilla-extract/css';
import { vars } from '@marquee/ui/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  maxInlineSize: '34rem',
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  paddingBlock: '12vh',
  textAlign: 'center',
});

export const title = style({ fontSize: vars.size.xl });

export const text = style({ color: vars.color.textMuted });

export const action = style({});
