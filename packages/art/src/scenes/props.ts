import { mix } from '../mix.ts';
import type { Pen } from '../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly } from '../pen/paths.ts';

/** Things that stand in the lower left corner of a foreground, or hang into its upper left one. */
export const props = {
  rocks: (pen: Pen, colour: string) =>
    pen.flat(blob(-20, 20, -20, -70, 6, -84, 34, -52, 52, -30, 60, 20), colour) +
    pen.flat(blob(30, 20, 40, -24, 66, -34, 92, -8, 100, 20), mix(colour, pen.palette.deep, 0.3)) +
    pen.line(curve(-10, -66, 6, -76, 28, -50), pen.palette.glow, 3, 0.5),
  chips: (pen: Pen, colour: string) =>
    (
      [
        [22, 5, colour],
        [66, 3, pen.palette.accent],
      ] as const
    )
      .map(([x, tall, ink]) => {
        const top = 14 - tall * 12;
        return (
          pen.flat(box(x - 27, top, 54, 6 + tall * 12, 11), mix(ink, '#000000', 0.4)) +
          pen.flat(oval(x, top, 27, 11), ink) +
          pen.line(oval(x, top, 17, 6.5), '#fff6e0', 2.4, 0.8) +
          Array.from({ length: tall - 1 }, (_, row) =>
            pen.line(
              curve(x - 26, top + 14 + row * 12, x, top + 24 + row * 12, x + 26, top + 14 + row * 12),
              ink,
              4,
            ),
          ).join('')
        );
      })
      .join(''),
  coins: (pen: Pen, colour: string) =>
    [
      [10, 8],
      [50, 10],
      [88, 14],
      [26, -8],
      [64, -4],
      [2, -24],
      [36, -24],
      [12, -42],
    ]
      .map(
        ([x, y]) =>
          pen.flat(oval(x!, y! + 5, 24, 12), mix(colour, '#3a1a04', 0.6)) +
          pen.flat(oval(x!, y!, 24, 12), colour),
      )
      .join(''),
  crowd: (pen: Pen, colour: string) =>
    [
      [6, -50, 19],
      [44, -30, 17],
      [80, -14, 15],
    ]
      .map(
        ([x, y, size]) =>
          pen.flat(disc(x!, y!, size!), colour) +
          pen.flat(
            blob(
              x! - size! * 1.7,
              30,
              x! - size! * 1.4,
              y! + size! * 1.1,
              x! + size! * 1.4,
              y! + size! * 1.1,
              x! + size! * 1.7,
              30,
            ),
            colour,
          ),
      )
      .join('') +
    pen.line('M24 -26L32 -82M60 -8L70 -46', colour, 10) +
    pen.flat(poly(28, -78, 60, -92, 58, -66), pen.palette.accent),
  footlights: (pen: Pen, colour: string) =>
    [14, 58]
      .map(
        (x, index) =>
          pen.flat(
            poly(x - 16, -20 + index * 8, x + 16, -20 + index * 8, x + 18, -150, x - 34, -150),
            pen.palette.glow,
            0.2,
          ) +
          pen.flat(box(x - 20, -24 + index * 8, 40, 46, 8), colour) +
          pen.flat(oval(x, -22 + index * 8, 16, 7), '#fff6d0'),
      )
      .join(''),
  tyres: (pen: Pen, colour: string) =>
    [0, 1, 2, 3]
      .map(
        (row) =>
          pen.flat(box(-14 + row * 3, 2 - row * 21, 62, 19, 9), row % 2 ? '#fff6ea' : colour) +
          pen.flat(
            box(52 + row * 2, 12 - row * 19, 48, 17, 8),
            row % 2 ? pen.palette.main : '#fff6ea',
            row < 3 ? 1 : 0,
          ),
      )
      .join(''),
  pylons: (pen: Pen, colour: string) =>
    pen.flat(poly(-10, 20, -10, -128, 16, -112, 34, 20) + poly(44, 20, 48, -50, 64, -42, 78, 20), colour) +
    pen.line('M16 -108L32 14M63 -40L76 14', pen.palette.accent, 4) +
    pen.line('M4 -84L16 -4', pen.palette.glow, 4, 0.8),
  bollard: (pen: Pen, colour: string) =>
    pen.line(curve(14, -44, 60, -6, 110, 0), mix('#d9a86a', pen.palette.deep, 0.3), 8) +
    pen.flat(blob(-16, 20, -12, -40, 40, -40, 44, 20), colour) +
    pen.flat(oval(14, -50, 40, 15), mix(colour, pen.palette.glow, 0.25)) +
    pen.line(curve(-10, -28, 14, -20, 40, -28), mix('#d9a86a', pen.palette.deep, 0.2), 8),
  coals: (pen: Pen, colour: string) =>
    pen.flat(blob(-20, 20, -16, -42, 14, -58, 50, -30, 96, -8, 104, 20), colour) +
    [
      [6, -30, 10],
      [34, -18, 8],
      [62, -4, 7],
      [16, -6, 7],
    ]
      .map(
        ([x, y, size]) =>
          pen.flat(disc(x!, y!, size!), '#ff7a2a') + pen.flat(disc(x!, y!, size! * 0.5), '#ffd15c'),
      )
      .join(''),
  chain: (pen: Pen, colour: string) =>
    [8, 30, 52, 74].map((y, index) => pen.line(oval(26, y, index % 2 ? 4 : 8, 13), colour, 5)).join('') +
    pen.line(curve(26, 84, 26, 100, 42, 108, 48, 92), colour, 8),
  lanterns: (pen: Pen, colour: string) =>
    pen.line('M24 -10V22M66 -10V8', '#2a1210', 3) +
    [
      [24, 44, 20],
      [66, 24, 14],
    ]
      .map(
        ([x, y, size]) =>
          pen.flat(oval(x!, y!, size!, size! * 1.12), colour) +
          pen.flat(oval(x!, y!, size! * 0.46, size! * 1.12), mix(colour, '#ffd98a', 0.5)) +
          pen.flat(
            box(x! - size! * 0.5, y! - size! * 1.28, size!, size! * 0.3) +
              box(x! - size! * 0.5, y! + size! * 1.0, size!, size! * 0.3),
            '#f2b94a',
          ) +
          pen.line(`M${x} ${y! + size! * 1.3}v${size}`, '#f2b94a', 3),
      )
      .join(''),
  drape: (pen: Pen, colour: string) =>
    pen.flat(
      blob(-20, -20, -20, -20, 128, -20, 128, -20, 96, 18, 50, 34, 18, 60, -20, 118, -20, 118),
      colour,
    ) +
    pen.line(curve(110, 4, 50, 36, 18, 62, -10, 108), '#f2b94a', 5) +
    pen.line('M16 62V96', '#f2b94a', 6),
  streamers: (pen: Pen, colour: string) =>
    pen.line(curve(-12, -96, 20, -70, 4, -40, 40, -26, 30, 0, 70, 12), colour, 11) +
    pen.line(curve(-12, -46, 14, -34, 16, -6, 50, 22), pen.palette.accent, 8) +
    pen.line(curve(-8, -128, 12, -116, 10, -100, 26, -92), pen.palette.bright, 6),
  folds: (pen: Pen, colour: string) =>
    pen.flat(poly(-20, 20, -20, -112, 44, 20), colour) +
    pen.flat(poly(-20, -112, 30, -58, 44, 20), mix(colour, '#ffffff', 0.25)) +
    pen.flat(poly(30, 20, 62, -40, 104, 20), pen.palette.accent) +
    pen.flat(poly(62, -40, 74, -14, 104, 20), mix(pen.palette.accent, '#ffffff', 0.3)),
  baskets: (pen: Pen, colour: string) =>
    [
      [0, -30, 16, '#e0453a'],
      [26, -36, 17, '#f2a52a'],
      [52, -28, 15, '#7fb53a'],
      [14, -50, 14, '#f2c53a'],
      [84, 0, 13, '#e0453a'],
    ]
      .map(([x, y, size, ink]) => pen.flat(disc(x as number, y as number, size as number), ink as string))
      .join('') +
    pen.flat(blob(-26, -24, -26, -24, 74, -24, 74, -24, 60, 22, -12, 22), colour) +
    pen.line('M-22 -8H70M-18 8H64', mix(colour, '#ffffff', 0.3), 3),
  fence: (pen: Pen, colour: string) =>
    pen.line('M-10 -34L104 -6M-10 -4L104 16', colour, 7) +
    pen.line('M8 20V-72M42 24V-54M76 26V-36', mix(colour, pen.palette.glow, 0.16), 12),
  balustrade: (pen: Pen, colour: string) =>
    pen.flat(
      box(-10, -46, 46, 80) +
        poly(36, -22, 112, 2, 112, 14, 36, -8) +
        box(52, -14, 13, 40) +
        box(82, -4, 12, 32),
      colour,
    ) +
    pen.flat(blob(13, -92, 13, -92, 32, -64, 13, -48, -6, -64), mix(colour, pen.palette.glow, 0.22)) +
    pen.flat(box(-16, -54, 58, 12, 4), mix(colour, pen.palette.glow, 0.3)),
} as const;
