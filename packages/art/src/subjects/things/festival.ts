import { mix } from '../../mix.ts';
import { cheeks, eyes, smile } from '../../parts/face.ts';
import { lettered } from '../../parts/lettered.ts';
import { coin, sparkle } from '../../parts/tableware.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, star, roundabout } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

const petals = (pen: Pen, turns: readonly number[], colour: string, size: number) =>
  turns
    .map((turn) =>
      placed(
        pen.body(blob(0, 0, 0, 0, -34, -40, -32, -92, 0, -138, 0, -138, 32, -92, 34, -40), colour) +
          pen.line(curve(0, -20, 0, -70, 0, -116), mix(colour, '#ffffff', 0.6), 2.6, 0.7),
        0,
        86,
        { turn, size },
      ),
    )
    .join('');

const lanternBody = (pen: Pen, colour: string) =>
  [
    pen.line('M0 -134V-104', '#f3c552', 5),
    pen.body(box(-34, -108, 68, 18, 6), '#f2b32a'),
    pen.body(
      blob(
        -36,
        -92,
        -36,
        -92,
        -92,
        -54,
        -98,
        0,
        -92,
        44,
        -38,
        78,
        -38,
        78,
        38,
        78,
        38,
        78,
        92,
        44,
        98,
        0,
        92,
        -54,
        36,
        -92,
        36,
        -92,
      ),
      colour,
    ),
    pen.glow(0, -6, 74, '#fff0a0', 0.95),
    ...[-0.72, -0.38, 0, 0.38, 0.72].map((share) =>
      pen.line(
        curve(share * 46, -92, share * 104, -36, share * 106, 8, share * 46, 78),
        mix(colour, '#fff3bf', 0.5),
        3,
        0.8,
      ),
    ),
    pen.body(box(-36, 74, 72, 17, 6), '#f2b32a'),
    ...[-22, -8, 8, 22].map((x) => pen.line(`M${x} 92V${124 + (x % 3) * 2}`, '#f6c344', 5)),
  ].join('');

/** Things of a festival. */
export const festival = {
  lantern: (pen) => lanternBody(pen, pen.palette.main),
  skyLantern: (pen) =>
    [
      pen.body(
        blob(
          -52,
          78,
          -52,
          78,
          -92,
          -20,
          -78,
          -92,
          -40,
          -120,
          40,
          -120,
          78,
          -92,
          92,
          -20,
          52,
          78,
          52,
          78,
          0,
          92,
        ),
        mix('#ffb347', pen.palette.main, 0.15),
      ),
      pen.glow(0, 52, 96, '#fff6c4', 1),
      ...[-40, 0, 40].map((x) =>
        pen.line(curve(x * 0.6, -118, x * 1.4, -40, x * 0.9, 86), '#ffe6a8', 3, 0.7),
      ),
      lettered(pen, '8', [0, -28, 90, 92], '#c2261f'),
      pen.body(oval(0, 84, 50, 13), '#8a4a17'),
      pen.flat(blob(-16, 84, -12, 62, 0, 44, 12, 62, 16, 84), '#fff3a8'),
      ...[
        [-104, 84, 0.26],
        [104, 40, 0.3],
        [94, -104, 0.2],
      ].map(([x, y, size]) =>
        placed(
          pen.body(blob(-52, 78, -52, 78, -92, -20, -40, -120, 40, -120, 92, -20, 52, 78, 52, 78), '#ffb04a'),
          x!,
          y!,
          { size: size! },
        ),
      ),
    ].join(''),
  redEnvelope: (pen) =>
    [
      placed(pen.body(box(-60, -84, 120, 168, 10), '#e0303a'), 24, -4, { turn: 14 }),
      placed(
        pen.body(box(-64, -88, 128, 176, 10), '#d11f31') +
          pen.body(poly(-64, -80, 64, -80, 0, -12), '#e8434a') +
          pen.body(disc(0, -14, 26), '#f6c344', { gloss: true }) +
          pen.trim(box(-52, 26, 104, 50, 6), 3),
        -14,
        8,
        { turn: -8 },
      ),
      placed(coin(pen, 30, pen.flat(box(-8, -8, 16, 16, 2), '#8a4a0a')), 82, 92) +
        placed(coin(pen, 24, ''), -92, 104),
    ].join(''),
  drum: (pen) =>
    [
      placed(
        pen.body(box(-7, -120, 14, 150, 7), '#e0a24a') + pen.body(disc(0, -122, 17), '#fff3d6'),
        -64,
        -20,
        { turn: -34 },
      ),
      placed(
        pen.body(box(-7, -120, 14, 150, 7), '#e0a24a') + pen.body(disc(0, -122, 17), '#fff3d6'),
        64,
        -20,
        { turn: 34 },
      ),
      pen.body(
        blob(
          -104,
          -26,
          -104,
          -26,
          -118,
          30,
          -96,
          98,
          -96,
          98,
          0,
          128,
          96,
          98,
          96,
          98,
          118,
          30,
          104,
          -26,
          104,
          -26,
        ),
        '#c2261f',
      ),
      ...[-82, -44, 0, 44, 82].map((x) =>
        pen.line(curve(x, 6, x * 1.1, 50, x * 0.94, 108 + (82 - Math.abs(x)) * 0.18), '#f3c552', 4),
      ),
      pen.body(oval(0, -26, 104, 44), '#fff0d0'),
      pen.line(oval(0, -26, 92, 36), '#d9962a', 4),
      pen.body(star(0, -26, 12, 40, 14), '#d9962a', { bare: true }),
      ...roundabout(16, 1).map(({ x, y }) => pen.flat(disc(x * 104, -26 + y * 44, 4.6), '#f3c552')),
      pen.line(
        curve(-120, -70, -132, -92, -128, -116) + curve(120, -70, 132, -92, 128, -116),
        '#ffffff',
        6,
        0.7,
      ),
    ].join(''),
  bronzeDrum: (pen) =>
    [
      pen.body(disc(0, 0, 124), '#b9752c', { gloss: true }),
      pen.line(disc(0, 0, 108) + disc(0, 0, 84) + disc(0, 0, 56), '#f3d28a', 3.4),
      pen.body(star(0, 0, 14, 52, 20), '#f6d27a', { bare: true }),
      ...roundabout(12, 70).map(({ x, y, angle }) =>
        placed(pen.flat(blob(-10, 3, -10, 3, 0, -8, 12, -4, 12, -4, 2, 2), '#f3d28a'), x, y, { turn: angle }),
      ),
      ...roundabout(24, 96).map(({ x, y }) => pen.line(disc(x, y, 6), '#f3d28a', 2.4)),
      ...roundabout(4, 116, 45).map(({ x, y }) => pen.body(disc(x, y, 11), '#e0a24a', { gloss: true })),
    ].join(''),
  firecrackers: (pen) =>
    [
      pen.line('M0 -134V40', '#f3c552', 6),
      ...Array.from({ length: 6 }, (_, index) =>
        both(
          placed(
            pen.body(box(-13, -30, 26, 60, 7), '#e0252f') +
              pen.body(box(-13, -30, 26, 9, 4), '#f6c344', { bare: true }) +
              pen.body(box(-13, 21, 26, 9, 4), '#f6c344', { bare: true }),
            28,
            -96 + index * 32,
            { turn: -38 },
          ),
        ),
      ),
      pen.body(star(0, 104, 12, 52, 22), '#ffd53d'),
      pen.body(star(0, 104, 12, 28, 14), '#ff7a2a', { bare: true }),
      sparkle(pen, 70, 84, 20),
      sparkle(pen, -76, 110, 16),
    ].join(''),
  fan: (pen) =>
    [
      ...Array.from({ length: 9 }, (_, index) =>
        placed(
          pen.body(
            poly(-4, 10, 4, 10, 22, -190, -22, -190),
            index % 2 ? pen.palette.main : mix(pen.palette.main, '#ffffff', 0.25),
          ),
          0,
          92,
          { turn: -68 + index * 17 },
        ),
      ),
      placed(petals(pen, [-30, 0, 30], '#fff0f2', 0.4), 0, -40),
      pen.body(disc(0, 92, 15), '#f6c344', { gloss: true }),
    ].join(''),
  kite: (pen) =>
    [
      pen.line(curve(0, 64, 30, 90, -6, 112, 30, 138), '#fff3d6', 4),
      ...[
        [18, 88],
        [6, 110],
        [20, 128],
      ].map(([x, y], index) =>
        placed(
          pen.body(
            blob(0, 0, 0, 0, -26, -12, -26, 12) + blob(0, 0, 0, 0, 26, -12, 26, 12),
            index % 2 ? pen.palette.accent : pen.palette.main,
          ),
          x!,
          y!,
          { turn: index * 20 - 16 },
        ),
      ),
      pen.body(poly(0, -132, 96, -30, 0, 76, -96, -30), pen.palette.main),
      pen.body(poly(0, -132, 0, -30, -96, -30), pen.palette.accent, { bare: true }),
      pen.body(poly(0, -30, 96, -30, 0, 76), pen.palette.accent, { bare: true }),
      pen.body(poly(0, -30, 0, 76, -96, -30), mix(pen.palette.main, '#ffffff', 0.35), { bare: true }),
      pen.trim('M0 -132V76M-96 -30H96', 3.4),
      pen.body(disc(0, -30, 40), '#fff6e0', { bare: true }),
      eyes(pen, 0, -38, 38, { size: 11 }),
      cheeks(pen, 0, -24, 56, 8),
      smile(pen, 0, -22, 24, true),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
