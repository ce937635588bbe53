import { vars } from '@marquee/ui/theme';
import { style } from '@vanilla-extract/css';

/** How much of a tile's width is shown: as much as stands above its title in every style of drawing. */
const shown = 0.82;
const percent = (share: number) => `${share * 100}%`;

const sizeOf = (side: string, radius: string) =>
  style({
    flex: 'none',
    inlineSize: side,
    blockSize: side,
    objectFit: 'cover',
    objectPosition: '50% 14%',
    // The part above the title, drawn as large as the whole.
    transformOrigin: '50% 0',
    scale: String(1 / shown),
    clipPath: `inset(0 ${percent((1 - shown) / 2)} ${percent(1 - shown)} round calc(${radius} * ${shown}))`,
  });

/** By where it stands: in a line of a table, in a list, in a row of a ranking, in a card. */
export const sizes = {
  s: sizeOf('2.25rem', vars.radius.s),
  m: sizeOf('3rem', vars.radius.s),
  l: sizeOf('3.75rem', vars.radius.m),
  xl: sizeOf('4.5rem', vars.radius.m),
};
