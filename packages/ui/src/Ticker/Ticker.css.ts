import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const shift = createVar();

const run = keyframes({ to: { transform: `translateX(${shift})` } });

export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.control.m,
  paddingInlineStart: vars.space.x3,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  border: `${vars.surface.cardBorderWidth} solid ${vars.color.border}`,
  fontSize: vars.size.s,
});

export const lead = style({ color: vars.color.accent.text });

export const view = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent, currentColor 1rem calc(100% - 1rem), transparent)',
  '@media': { [media.reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const track = style({
  display: 'flex',
  inlineSize: 'max-content',
  vars: { [shift]: '-50%' },
  animation: `${run} 60s linear infinite`,
  selectors: {
    '[dir="rtl"] &': { vars: { [shift]: '50%' } },
    [`${view}:hover &, ${view}:focus-within &, ${ticker}[data-paused] &`]: { animationPlayState: 'paused' },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** Seconds a round takes: by how much there is to read, so that the pace stays the same. */
export const paces = styleVariants({ s: 24, m: 48, l: 96, xl: 160 }, (seconds) => ({
  animationDuration: `${seconds}s`,
}));

export const list = style({ display: 'flex', flex: 'none' });

export const copy = style({ '@media': { [media.reducedMotion]: { display: 'none' } } });

export const notice = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  // The first one begins right behind the blurred edge.
  paddingInlineStart: '1rem',
  paddingInlineEnd: vars.space.x8,
  whiteSpace: 'nowrap',
  color: vars.color.text,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover, button&:hover': { color: vars.color.accent.text } } },
  },
});
