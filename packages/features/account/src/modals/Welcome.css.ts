import { media } from '@marquee/ui/media';
import { vars } from '@marquee/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const scene = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  blockSize: '11rem',
  borderRadius: vars.radius.m,
  background: `radial-gradient(circle at 50% 55%, ${vars.color.accent.soft}, ${vars.color.surfaceSunken} 75%)`,
});

const arrive = keyframes({ from: { opacity: 0, scale: '0.7' } });

export const mark = style({
  position: 'relative',
  display: 'block',
  inlineSize: '5rem',
  blockSize: '5rem',
  animation: `${arrive} 240ms ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

globalStyle(`${mark} > svg`, { inlineSize: '100%', blockSize: '100%' });

const widen = keyframes({ from: { opacity: 0, scale: '0.4' } });

/** Rings as of a stone in a pond, which come once and stay. */
export const ring = style({
  position: 'absolute',
  inlineSize: '8rem',
  aspectRatio: '1',
  borderRadius: '50%',
  border: `1px solid ${vars.color.accent.border}`,
  animation: `${widen} 480ms ${vars.motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const laterRing = style([
  ring,
  { inlineSize: '13rem', opacity: 0.5, animationDelay: '80ms', animationFillMode: 'backwards' },
]);
