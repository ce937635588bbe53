import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ margin: 0 });

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
});

export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '9rem',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const chart = style({ inlineSize: '100%', blockSize: '9rem', overflow: 'visible' });

export const zero = style({ stroke: vars.color.borderStrong, vectorEffect: 'non-scaling-stroke' });

export const gain = style({
  fill: vars.color.positive.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const loss = style({
  fill: vars.color.borderStrong,
  '@media': { [media.forcedColors]: { fill: 'GrayText' } },
});

export const ends = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});
