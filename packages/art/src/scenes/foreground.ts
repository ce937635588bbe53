import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { curve } from '../pen/paths.ts';
import { placed } from '../shapes.ts';
import type { Stage } from './Scene.ts';
import { underCrest } from './sceneParts.ts';

type Thing = (pen: Pen, colour: string) => string;

/** A colour as what is near wears it: darker than what it frames. */
const near = ({ palette }: Pen, colour: string, share = 0.34): string => mix(colour, palette.deep, share);

/** How large what is near stands: in a banner larger, as everything there. */
const sizeIn = ({ width }: Stage) => (width > 1000 ? 1.4 : 1);

/** Something in both lower corners, the right one turned to the left and a little smaller. */
export const below =
  (thing: Thing, colour: (pen: Pen) => string) =>
  (pen: Pen, stage: Stage): string => {
    const { width, height, floor = height } = stage;
    const size = sizeIn(stage);
    const drawn = thing(pen, near(pen, colour(pen)));
    return (
      placed(drawn, 0, floor, { size }) + placed(drawn, width, floor + 8, { flip: true, size: size * 0.86 })
    );
  };

/** Something that hangs into both upper corners. */
export const hanging =
  (thing: Thing, colour: (pen: Pen) => string) =>
  (pen: Pen, stage: Stage): string => {
    const size = sizeIn(stage);
    const drawn = thing(pen, near(pen, colour(pen), 0.24));
    return (
      placed(drawn, 0, 0, { size: size * 0.9 }) +
      placed(drawn, stage.width, -6, { flip: true, size: size * 0.8 })
    );
  };

/** An edge across the picture, low in its middle: of a table, or of water. */
export const edge =
  (colour: (pen: Pen) => string, rim: (pen: Pen) => string, isWave = false) =>
  (pen: Pen, { width, height, floor = height }: Stage): string => {
    const line = isWave
      ? [0, -42, 0.1, -54, 0.24, -30, 0.42, -14, 0.58, -8, 0.76, -22, 0.9, -46, 1, -34]
      : [0, -62, 0.2, -32, 0.5, -18, 0.8, -32, 1, -62];
    const points = line.map((value, index) => (index % 2 ? floor + value : value * (width + 20) - 10));
    return (
      pen.flat(
        underCrest(
          { width, height: height + 10 },
          10,
          points[0]!,
          points[1]!,
          ...points,
          points.at(-2)!,
          points.at(-1)!,
        ),
        near(pen, colour(pen)),
      ) + pen.line(curve(...points), rim(pen), isWave ? 5 : 7, isWave ? 0.7 : 1)
    );
  };

/** Several foregrounds as one. */
export const together =
  (...parts: readonly ((pen: Pen, stage: Stage) => string)[]) =>
  (pen: Pen, stage: Stage): string =>
    parts.map((part) => part(pen, stage)).join('');
