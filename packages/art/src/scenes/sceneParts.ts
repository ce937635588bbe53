import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, oval, poly } from '../pen/paths.ts';
import type { Stage } from './Scene.ts';

/** A colour between the middle of the ground and its depth. */
export const tone = ({ palette }: Pen, share: number) => mix(palette.mid, palette.deep, share);

/** The path of all that lies under a crest of points, which reaches so far past both sides of the picture. */
export const underCrest = (
  { width, height }: Pick<Stage, 'width' | 'height'>,
  beyond: number,
  ...crest: readonly number[]
) => blob(-beyond, height, -beyond, height, ...crest, width + beyond, height, width + beyond, height);

/** A range of hills whose crest is at a share of the height. */
export const ridge = (pen: Pen, { width, height }: Stage, level: number, lift: number, colour: string) => {
  const y = height * level;
  const { random } = pen;
  return pen.flat(
    underCrest(
      { width, height },
      20,
      -20,
      y,
      width * 0.16,
      y - lift * random.between(0.3, 1),
      width * 0.4,
      y + lift * 0.1,
      width * 0.62,
      y - lift * random.between(0.4, 1.1),
      width * 0.84,
      y,
      width + 20,
      y - lift * 0.5,
    ),
    colour,
  );
};

/** Three peaks, with or without snow. */
export const peaks = (pen: Pen, { width, height }: Stage, level: number, colour: string, snow: boolean) =>
  [0.1, 0.42, 0.78]
    .map((share, index) => {
      const [x, y, half] = [
        width * share,
        height * (level - [0.12, 0.2, 0.15][index]!),
        width * [0.24, 0.3, 0.28][index]!,
      ];
      return (
        pen.flat(
          poly(x - half, height * 0.8, x, y, x + half, height * 0.8),
          mix(colour, pen.palette.glow, index * 0.08),
        ) +
        (snow
          ? pen.flat(
              poly(
                x - half * 0.2,
                y + half * 0.3,
                x,
                y,
                x + half * 0.2,
                y + half * 0.3,
                x + half * 0.06,
                y + half * 0.22,
                x - half * 0.06,
                y + half * 0.32,
              ),
              '#ffffff',
              0.9,
            )
          : '')
      );
    })
    .join('');

/** Light that falls from lamps above. */
export const lamps = (pen: Pen, { width, height }: Stage) =>
  [0.14, 0.5, 0.86]
    .map(
      (share) =>
        pen.flat(
          poly(width * share, -10, width * share - 90, height * 0.8, width * share + 90, height * 0.8),
          pen.palette.glow,
          0.16,
        ) + pen.flat(oval(width * share, 2, 24, 8), '#ffffff', 0.9),
    )
    .join('');
