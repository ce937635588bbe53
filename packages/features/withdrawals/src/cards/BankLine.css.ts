import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.m,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const bank = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const owner = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});
