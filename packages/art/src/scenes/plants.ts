import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, curve, disc, oval, poly } from '../pen/paths.ts';
import { placed } from '../shapes.ts';

const leaf = (length: number, half: number) =>
  blob(0, 0, 0, 0, half, -length * 0.45, 0, -length, 0, -length, -half, -length * 0.45);

const spray = (
  pen: Pen,
  colour: string,
  leaves: readonly (readonly [turn: number, length: number])[],
  half: number,
) =>
  leaves
    .map(([turn, length], index) =>
      placed(pen.flat(leaf(length, half), mix(colour, pen.palette.bright, (index % 2) * 0.14)), 0, 0, {
        turn,
      }),
    )
    .join('');

/** Plants that grow up in the lower left corner of a foreground, or hang into its upper left one. */
export const plants = {
  blades: (pen: Pen, colour: string) =>
    spray(
      pen,
      colour,
      [
        [-4, 128],
        [70, 82],
        [14, 112],
        [50, 92],
        [32, 104],
      ],
      13,
    ),
  agave: (pen: Pen, colour: string) =>
    spray(
      pen,
      colour,
      [
        [82, 76],
        [-6, 84],
        [58, 82],
        [12, 92],
        [34, 90],
      ],
      9,
    ),
  canopy: (pen: Pen, colour: string) =>
    spray(
      pen,
      colour,
      [
        [96, 108],
        [176, 96],
        [118, 100],
        [156, 88],
        [138, 92],
      ],
      12,
    ),
  blossoms: (pen: Pen, colour: string) =>
    pen.line(curve(-10, 8, 30, 20, 62, 14, 98, 30) + curve(40, 18, 54, 40, 56, 58), '#3a1d1c', 5) +
    [
      [28, 14, 11],
      [58, 20, 9],
      [92, 28, 11],
      [56, 56, 9],
      [44, 36, 7],
    ]
      .map(
        ([x, y, size]) =>
          [0, 72, 144, 216, 288]
            .map((turn) =>
              placed(pen.flat(oval(0, -size! * 0.7, size! * 0.52, size! * 0.7), colour), x!, y!, { turn }),
            )
            .join('') + pen.flat(disc(x!, y!, size! * 0.34), '#ffd766'),
      )
      .join(''),
  reeds: (pen: Pen, colour: string) =>
    pen.line(
      curve(8, 10, 12, -60, 4, -126) + curve(30, 10, 34, -50, 44, -104) + curve(56, 10, 58, -30, 74, -66),
      colour,
      5,
    ) +
    [
      [4, -118, -4],
      [43, -96, 12],
      [72, -60, 26],
    ]
      .map(([x, y, turn]) =>
        placed(pen.flat(oval(0, 0, 6.5, 19), mix('#7a4a24', pen.palette.deep, 0.35)), x!, y!, {
          turn: turn!,
        }),
      )
      .join('') +
    placed(
      spray(
        pen,
        colour,
        [
          [20, 84],
          [-4, 96],
          [46, 66],
        ],
        8,
      ),
      16,
      8,
    ),
  rice: (pen: Pen, colour: string) =>
    [
      [0, 6, 112],
      [22, 16, 92],
      [44, 26, 74],
    ]
      .map(([x, turn, tall]) =>
        placed(
          pen.line(curve(0, 10, 2, -tall! * 0.6, 12, -tall!, 34, -tall! + 6), colour, 4) +
            [0, 1, 2, 3, 4]
              .map((ear) =>
                placed(pen.flat(oval(0, 0, 4.4, 8), '#f0c24a'), 14 + ear * 6, -tall! - 2 + ear * ear * 1.5, {
                  turn: 62 + ear * 14,
                }),
              )
              .join(''),
          x!,
          0,
          { turn: turn! },
        ),
      )
      .join('') +
    spray(
      pen,
      colour,
      [
        [-4, 84],
        [28, 76],
        [56, 60],
      ],
      8,
    ),
  lotus: (pen: Pen, colour: string) =>
    pen.line(curve(34, 10, 38, -40, 30, -92), colour, 4) +
    pen.flat(oval(26, -6, 58, 20) + oval(76, 6, 44, 14), colour) +
    pen.flat(blob(30, -124, 30, -124, 46, -104, 40, -86, 30, -82, 20, -86, 14, -104), '#f58ab4') +
    pen.flat(blob(30, -120, 30, -120, 37, -102, 30, -84, 23, -102), '#ffd0e2'),
  pine: (pen: Pen, colour: string, cap?: string) =>
    [
      [0, 62],
      [-34, 52],
      [-66, 40],
    ]
      .map(
        ([y, half]) =>
          pen.flat(poly(18 - half!, y! + 10, 18, y! - 58, 18 + half!, y! + 10), colour) +
          (cap
            ? pen.flat(
                poly(
                  18 - half! * 0.36,
                  y! - 34,
                  18,
                  y! - 58,
                  18 + half! * 0.36,
                  y! - 34,
                  18 + half! * 0.1,
                  y! - 28,
                ),
                cap,
              )
            : ''),
      )
      .join(''),
  kelp: (pen: Pen, colour: string) =>
    pen.line(curve(6, 10, 18, -30, 2, -70, 14, -128) + curve(46, 10, 36, -20, 52, -50, 42, -84), colour, 13) +
    pen.line(curve(26, 10, 36, -30, 20, -64, 32, -104), mix(colour, pen.palette.glow, 0.2), 9),
} as const;
