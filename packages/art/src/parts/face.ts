import { mix } from '../mix.ts';
import { curve, disc, oval } from '../pen/paths.ts';
import type { Pen } from '../pen/Pen.ts';

/** How eyes look: their size, where to, and what they say. */
type Look = {
  size: number;
  /** Where the pupils are, from −1 to 1. */
  to?: readonly [x: number, y: number];
  iris?: string;
  mood?: 'calm' | 'fierce' | 'glad';
  /** A single eye, of things seen from the side. */
  isSingle?: boolean;
};

/** Eyes on both sides of a point, `gap` apart. */
export const eyes = (
  pen: Pen,
  x: number,
  y: number,
  gap: number,
  { size, to = [0, 0.1], iris = '#3b2312', mood = 'calm', isSingle = false }: Look,
): string =>
  (isSingle ? [0] : [-1, 1])
    .map((side) => {
      const middle = x + (side * gap) / 2;
      if (mood === 'glad') {
        return pen.line(
          curve(middle - size, y + size * 0.3, middle, y - size * 0.6, middle + size, y + size * 0.3),
          '#1d1013',
          size * 0.42,
        );
      }
      const [across, down] = [middle + to[0] * size * 0.34, y + to[1] * size * 0.34];
      const lean = side === 0 ? -1 : side;
      const brow =
        mood === 'fierce'
          ? pen.line(
              curve(
                middle - lean * size * 1.15,
                y - size * 0.35,
                middle + lean * size * 1.3,
                y - size * 1.45,
              ),
              '#1d1013',
              size * 0.5,
            )
          : '';
      return [
        pen.flat(disc(middle, y - size * 0.08, size * 1.14), '#1d1013'),
        pen.flat(disc(middle, y, size), '#fffdf6'),
        pen.flat(disc(across, down, size * 0.76), iris),
        pen.flat(disc(across, down, size * 0.48), '#0d0709'),
        pen.flat(disc(across - size * 0.26, down - size * 0.28, size * 0.24), '#ffffff'),
        pen.flat(disc(across + size * 0.26, down + size * 0.3, size * 0.12), '#ffffff'),
        brow,
      ].join('');
    })
    .join('');

/** A smile around a point; open where told. */
export const smile = (pen: Pen, x: number, y: number, width: number, isOpen = false): string =>
  isOpen
    ? pen.flat(
        `M${x - width / 2} ${y}Q${x} ${y + width * 0.18} ${x + width / 2} ${y}Q${x + width * 0.36} ${y + width * 0.62} ${x} ${y + width * 0.62}Q${x - width * 0.36} ${y + width * 0.62} ${x - width / 2} ${y}Z`,
        '#5b0f1a',
      ) + pen.flat(oval(x, y + width * 0.46, width * 0.22, width * 0.12), '#ff7d7d')
    : pen.line(
        curve(x - width / 2, y, x, y + width * 0.3, x + width / 2, y),
        '#4a1418',
        Math.max(3, width * 0.13),
      );

/** A rosy cheek on each side. */
export const cheeks = (pen: Pen, x: number, y: number, gap: number, size: number): string =>
  [-1, 1].map((side) => pen.flat(oval(x + (side * gap) / 2, y, size, size * 0.68), '#ff6b6b', 0.45)).join('');

/** Brows above eyes. */
export const brows = (pen: Pen, x: number, y: number, gap: number, width: number, colour: string): string =>
  [-1, 1]
    .map((side) => {
      const middle = x + (side * gap) / 2;
      return pen.line(
        curve(
          middle - width / 2,
          y + (side > 0 ? -1 : 2),
          middle,
          y - width * 0.22,
          middle + width / 2,
          y + (side > 0 ? 2 : -1),
        ),
        colour,
        width * 0.2,
      );
    })
    .join('');

/** Colour of skin in the picture's light. */
export const skin = ({ palette }: Pen): string => mix('#f2b98c', palette.glow, 0.08);
