import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
});

export const title = style({ fontWeight: vars.weight.medium });

export const category = style({ fontSize: vars.size.s, color: vars.color.textMuted });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  rowGap: vars.space.x1,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.s,
});

export const key = style({ flex: 'none', inlineSize: '1.25rem', blockSize: '0.75rem' });

export const figure = style({ fontWeight: vars.weight.medium });

/** Time runs from left to right in every language's charts here, as the tables beside them are read by figures. */
export const frame = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x2,
  // Half of the uppermost figure of the axis stands above it.
  paddingBlockStart: vars.space.x2,
});

export const ticks = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
  textAlign: 'end',
});

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  blockSize: 0,
  whiteSpace: 'nowrap',
});

export const plot = style({
  position: 'relative',
  minInlineSize: 0,
  blockSize: '11rem',
  touchAction: 'pan-y',
  '@media': { [media.tablet]: { blockSize: '14rem' } },
});

export const layer = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  overflow: 'visible',
});

export const gridLine = style({
  stroke: vars.color.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const zeroLine = style({ stroke: vars.color.borderStrong });

export const names = style({
  gridColumn: 2,
  inlineSize: '100%',
  blockSize: '1.75rem',
  overflow: 'visible',
  fontSize: vars.size.xs,
});

export const categoryName = style({ fill: vars.color.textMuted });

/** The rows of bars differ in how they are filled, for colour alone tells nothing apart. */
export const bars = styleVariants({
  0: {
    fill: toneVars.text,
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  },
  1: {
    fill: toneVars.soft,
    stroke: toneVars.text,
    strokeWidth: 1.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
  2: {
    fill: 'none',
    stroke: toneVars.text,
    strokeWidth: 1.5,
    strokeDasharray: '3 2',
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
});

export const pale = style({ opacity: 0.5 });

export const table = style({ fontSize: vars.size.s });

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.control.s,
  color: vars.color.textMuted,
  borderRadius: vars.radius.s,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.hover]: { ':hover': { color: vars.color.text } },
  },
});
