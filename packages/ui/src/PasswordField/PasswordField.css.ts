import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  marginBlockStart: '0.375rem',
  fontSize: vars.size.xs,
  color: vars.color.textMuted,
});

export const meter = style({
  appearance: 'none',
  flex: 1,
  blockSize: '0.25rem',
  inlineSize: '100%',
  border: 0,
  borderRadius: '999px',
  overflow: 'hidden',
  // Its colour tells how strong, and the word beside it does too.
  forcedColorAdjust: 'none',
  background: vars.color.skeleton,
  selectors: {
    '&::-webkit-meter-bar': { background: vars.color.skeleton, border: 0, blockSize: '0.25rem' },
    '&::-webkit-meter-inner-element': { display: 'block' },
  },
});

const fill = (colour: string) => ({
  selectors: {
    '&::-webkit-meter-optimum-value': { background: colour },
    '&::-moz-meter-bar': { background: colour },
  },
});

export const strengths = styleVariants({
  weak: fill(vars.color.critical.solid),
  fair: fill(vars.color.caution.solid),
  good: fill(vars.color.positive.solid),
});
