import { vars } from '@marquee/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  flexShrink: 0,
  borderRadius: vars.radius.m,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

// On the narrowest phone its word and the limit each stay in one line.
globalStyle(`${line} > button`, {
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 359.98px)': { paddingInline: vars.space.x2 } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const figure = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const pending = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.m,
  background: vars.color.caution.soft,
  color: vars.color.caution.onSoft,
  fontSize: vars.size.s,
});

export const unit = style({
  paddingInline: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
