import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, curve } from '../pen/paths.ts';
import { placed } from '../shapes.ts';
import type { Stage } from './Scene.ts';

type Thing = (pen: Pen, colour: string) => string;

/** A colour as what is near wears it: darker than what it frames. */
export const near = ({ palette }: Pen, colour: string, share = 0.42): string => mix(colour, palette.deep, share);

/** Something in both lower corners, the right one turned to the left and a little smaller. */
export const below =
  (thing: Thing, colour: (pen: Pen) => string) =>
  (pen: Pen, { width, height, floor = height }: Stage): string => {
    const drawn = thing(pen, near(pen, colour(pen)));
    return placed(drawn, 0, floor) + placed(drawn, width, floor + 8, { flip: true, size: 0.86 });
  };

/** Something that hangs into both upper corners. */
export const hanging =
  (thing: Thing, colour: (pen: Pen) => string) =>
  (pen: Pen, { width }: Stage): string => {
    const drawn = thing(pen, near(pen, colour(pen), 0.24));
    return placed(drawn, 0, 0, { size: 0.9 }) + placed(drawn, width, -6, { flip: true, size: 0.8 });
  };

/** An edge across the picture, low in its middle: of a table, or of water. */
export const edge =
  (colour: (pen: Pen) => string, rim: (pen: Pen) => string, isWave = false) =>
  (pen: Pen, { width, height, floor = height }: Stage): string => {
    const line = isWave
      ? [0, -64, 0.12, -80, 0.26, -44, 0.42, -24, 0.58, -14, 0.74, -34, 0.88, -70, 1, -52]
      : [0, -62, 0.2, -32, 0.5, -18, 0.8, -32, 1, -62];
    const points = line.map((value, index) => (index % 2 ? floor + value : value * (width + 20) - 10));
    return (
      pen.flat(
        blob(-10, height + 10, -10, height + 10, points[0]!, points[1]!, ...points, points.at(-2)!, points.at(-1)!, width + 10, height + 10, width + 10, height + 10),
        near(pen, colour(pen)),
      ) + pen.line(curve(...points), rim(pen), isWave ? 5 : 7, isWave ? 0.7 : 1)
    );
  };

/** Several foregrounds as one. */
export const together =
  (...parts: readonly ((pen: Pen, stage: Stage) => string)[]) =>
  (pen: Pen, stage: Stage): string =>
    parts.map((part) => part(pen, stage)).join('');
