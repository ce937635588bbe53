import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

export const carousel = style({ position: 'relative', minInlineSize: 0 });

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: vars.radius.l,
});

/** From edge to edge of the window it has no corners. */
export const edgeTrack = style({ borderRadius: 0 });

export const slide = style({
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

const glass = `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`;

export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  background: glass,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { [`${carousel}:hover &, ${carousel}:focus-within &`]: { opacity: 1 } },
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const previous = style({ insetInlineStart: vars.space.x3 });

export const next = style({ insetInlineEnd: vars.space.x3 });

export const bar = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x3,
  insetInlineEnd: vars.space.x3,
  display: 'flex',
  alignItems: 'center',
  // Lower than the buttons in it, which fingers have to meet.
  blockSize: '1.875rem',
  paddingInlineStart: vars.space.x1,
  borderRadius: vars.radius.pill,
  background: glass,
});

/** Above what stands over the end of the slides. */
export const raised = style({
  insetBlockEnd: '5.5rem',
  '@media': { [media.tablet]: { insetBlockEnd: '9.5rem', insetInlineEnd: vars.space.x8 } },
});

/** Room for the button that comes with the script, so that the bar does not grow then. */
export const playPlace = style({
  inlineSize: vars.control.s,
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: vars.control.s,
  '::before': {
    content: '',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '4px',
    background: vars.color.borderStrong,
    transition: `inline-size ${vars.motion.normal} ${vars.motion.ease}`,
  },
  selectors: {
    '&[aria-current="true"]::before': {
      inlineSize: '20px',
      background: vars.color.accent.text,
    },
  },
  '@media': {
    [media.coarse]: { selectors: { '&:not([aria-current="true"])': { inlineSize: '24px' } } },
    [media.forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&[aria-current="true"]::before': { background: 'Highlight' },
      },
    },
  },
});
