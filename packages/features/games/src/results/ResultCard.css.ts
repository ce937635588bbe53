import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockEnd: vars.space.x3,
});

export const prizes = style({ display: 'grid', gap: vars.space.x2, margin: 0 });

export const prize = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const name = style({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});

export const numbers = style({ margin: 0 });
