import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${vars.space.x3} ${vars.space.x6}`,
});

export const sum = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const live = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { [media.phoneOnly]: { flexDirection: 'column', alignItems: 'stretch' } },
});
