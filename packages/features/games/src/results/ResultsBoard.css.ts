import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const board = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
});

export const bar = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  flexWrap: 'wrap',
  gap: vars.space.x3,
});

export const next = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2, alignItems: 'baseline' });

export const waiting = style({ blockSize: '28rem' });

export const popular = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const hit = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });
