import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '0.15em solid color-mix(in srgb, currentColor 25%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [media.reducedMotion]: { borderBlockStartStyle: 'dotted' } },
});

export const sizes = styleVariants({ s: '1rem', m: '1.5rem', l: '2.5rem' }, (size) => ({
  inlineSize: size,
  blockSize: size,
}));
