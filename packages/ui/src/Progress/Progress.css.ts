import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { toneVars } from '../theme/tone.css.ts';

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.5rem',
  border: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.skeleton,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.skeleton },
    '&::-webkit-progress-value': {
      background: toneVars.solid,
      borderRadius: vars.radius.pill,
      transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': { background: toneVars.solid },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  marginBlockEnd: vars.space.x1,
  fontSize: vars.size.s,
});

export const value = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
