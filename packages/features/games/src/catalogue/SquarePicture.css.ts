import { vars } from '@marquee/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const square = style({
  flex: 'none',
  objectFit: 'cover',
  // The upper part: what a game is about stands there, and its title below.
  objectPosition: '50% 6%',
});

const sizeOf = (side: string, radius: string) =>
  [square, { inlineSize: side, blockSize: side, borderRadius: radius }] as const;

/** By where it stands: in a line of a table, in a list, in a row of a ranking, in a card. */
export const sizes = styleVariants({
  s: [...sizeOf('2.25rem', vars.radius.s)],
  m: [...sizeOf('3rem', vars.radius.s)],
  l: [...sizeOf('3.75rem', vars.radius.m)],
  xl: [...sizeOf('4.5rem', vars.radius.m)],
});
