import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  maxBlockSize: '40vh',
  overflowY: 'auto',
  padding: vars.space.x3,
  borderRadius: vars.radius.m,
  background: vars.color.surfaceSunken,
});

export const values = style({ margin: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.bold });

export const gone = style({ textDecoration: 'line-through', color: vars.color.textMuted });

export const come = style({ textDecoration: 'none' });
