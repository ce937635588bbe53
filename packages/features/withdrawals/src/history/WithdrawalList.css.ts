import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.x3 });

export const rows = style({ display: 'grid', gap: vars.space.x1 });

/** Two things in a line, or in two where they do not fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
});

export const sum = style({ fontSize: vars.size.m, fontWeight: vars.weight.bold });

/** The whole card leads on, and reads out as one link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});
