import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const rowHeight = '3.5rem';

/** Six rows, loaded or not: what comes moves nothing. */
export const height = `calc(6 * ${rowHeight})`;

const run = keyframes({ to: { transform: 'translateY(-50%)' } });

export const board = style({
  minBlockSize: height,
  borderRadius: vars.radius.l,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const view = style({
  blockSize: height,
  overflow: 'hidden',
  '@media': { [media.reducedMotion]: { overflowY: 'auto' } },
});

export const track = style({
  animation: `${run} 70s linear infinite`,
  selectors: {
    [`${view}:hover &, ${view}:focus-within &, &[data-paused]`]: {
      animationPlayState: 'paused',
    },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const copy = style({ '@media': { [media.reducedMotion]: { display: 'none' } } });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  blockSize: rowHeight,
  paddingInline: vars.space.x4,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontSize: vars.size.s,
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.x4 },
  },
});

export const player = style({
  flex: 'none',
  fontWeight: vars.weight.medium,
  '@media': { [media.tablet]: { inlineSize: '9rem' } },
});

export const game = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { color: vars.color.text, textDecoration: 'underline' } } },
});

export const prize = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  color: vars.color.positive.text,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
});

export const waiting = style({ blockSize: height });
