import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const tallLine = style({ blockSize: '2.75rem' });

export const available = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  paddingBlock: vars.space.x4,
  paddingInline: vars.space.x5,
  borderRadius: vars.radius.m,
  background: vars.color.accent.soft,
  color: vars.color.accent.onSoft,
});

export const sum = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const total = style({ fontWeight: vars.weight.bold });

export const figure = style({ textAlign: 'end' });
