import type { Pen } from '../pen/Pen.ts';
import { blob } from '../pen/paths.ts';
import { placed } from '../shapes.ts';

/** A flame whose foot is below the origin. */
export const flame = (pen: Pen, size: number): string =>
  placed(
    pen.body(
      blob(
        0,
        60,
        -44,
        40,
        -46,
        -4,
        -20,
        -36,
        -20,
        -36,
        -14,
        -12,
        -14,
        -12,
        0,
        -50,
        8,
        -96,
        8,
        -96,
        40,
        -44,
        48,
        4,
        36,
        44,
      ),
      '#ff5a1f',
    ) +
      pen.body(blob(0, 60, -26, 44, -24, 10, 0, -22, 6, -46, 6, -46, 26, 0, 24, 42), '#ffc02e', {
        bare: true,
      }) +
      pen.flat(blob(0, 58, -12, 44, -8, 22, 2, 2, 14, 26, 12, 46), '#fff6c4'),
    0,
    0,
    { size },
  );
