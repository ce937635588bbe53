import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'block',
  background: vars.color.skeleton,
  borderRadius: vars.radius.s,
  // Most waits are over sooner: motion would have a frame drawn sixty times a second while the page needs the processor.
  animation: `${breathe} 1.6s ease-in-out 1s infinite`,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});

export const shapes = styleVariants({
  /** A line of text. */
  text: { blockSize: '0.875em', marginBlock: '0.325em', inlineSize: '100%' },
  heading: { blockSize: '1.5rem', inlineSize: '40%' },
  /** A game's picture. */
  tile: { aspectRatio: '3 / 4', borderRadius: vars.radius.tile, inlineSize: '100%' },
  /** A banner's picture. */
  banner: { aspectRatio: '16 / 6', borderRadius: vars.radius.l, inlineSize: '100%' },
  card: { blockSize: '9rem', borderRadius: vars.radius.l, inlineSize: '100%' },
  row: { blockSize: vars.control.m, borderRadius: vars.radius.m, inlineSize: '100%' },
  circle: { flex: 'none', inlineSize: '2.5rem', blockSize: '2.5rem', borderRadius: '50%' },
});

export const shares = styleVariants(
  { third: '33%', half: '50%', most: '75%', full: '100%' },
  (inlineSize) => ({
    inlineSize,
  }),
);
