import { mix } from '../../mix.ts';
import { flame } from '../../parts/flame.ts';
import { sparkle } from '../../parts/tableware.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, disc, oval, poly, star, roundabout } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

const gear = (pen: Pen, radius: number, teeth: number, colour: string) =>
  pen.body(star(0, 0, teeth, radius, radius * 0.8), colour) +
  pen.body(disc(0, 0, radius * 0.7), mix(colour, '#ffffff', 0.14), { bare: true }) +
  pen.flat(disc(0, 0, radius * 0.28), '#3a2010');

/** Tools, arms and signs. */
export const tools = {
  anvil: (pen) =>
    [
      placed(flame(pen, 1.5), -40, -20),
      placed(flame(pen, 1.2), 48, -6),
      pen.glow(0, 0, 120, '#ffb03a', 0.7),
      pen.body(
        blob(
          -120,
          -8,
          -120,
          -8,
          100,
          -8,
          100,
          -8,
          96,
          24,
          52,
          36,
          40,
          66,
          66,
          104,
          66,
          104,
          -62,
          104,
          -62,
          104,
          -36,
          66,
          -48,
          36,
          -84,
          26,
        ),
        '#5a6074',
        { gloss: true },
      ),
      pen.body(box(-84, 100, 168, 26, 6), '#3a3f50'),
      placed(
        pen.body(box(-8, -20, 16, 130, 6), '#9a5a2a') +
          pen.body(box(-44, -62, 88, 48, 9), '#8f96ad', { gloss: true }),
        52,
        -72,
        { turn: 38 },
      ),
      pen.body(box(-58, -24, 92, 18, 5), '#ff8a2a'),
      pen.flat(box(-50, -22, 70, 7, 3), '#fff0a8'),
      ...[
        [-90, -50],
        [-64, -84],
        [-20, -60],
        [-100, -20],
        [20, -40],
      ].map(([x, y]) => sparkle(pen, x!, y!, 11)),
    ].join(''),
  clock: (pen) =>
    [
      placed(gear(pen, 62, 12, '#b9752c'), -84, 66),
      placed(gear(pen, 50, 10, '#8a5a34'), 92, 74),
      placed(gear(pen, 40, 9, '#d9a04a'), 84, -86),
      pen.body(box(-14, -138, 28, 26, 8), '#f0b93a'),
      pen.body(disc(0, -6, 108), '#e0a62e', { gloss: true }),
      pen.body(disc(0, -6, 88), '#fff6e0', { bare: true }),
      ...roundabout(12, 74).map(({ x, y, angle }, index) =>
        placed(pen.flat(box(-3, -8, 6, index % 3 ? 10 : 18, 2), '#3a2010'), x, y - 6, { turn: angle }),
      ),
      placed(gear(pen, 30, 10, '#d98f3a'), 0, 34),
      pen.line('M0 -6L-34 -40', '#20141f', 9),
      pen.line('M0 -6L20 -66', '#20141f', 7),
      pen.body(disc(0, -6, 10), '#e0303a', { gloss: true }),
    ].join(''),
  cannon: (pen) =>
    [
      placed(
        pen.body(
          blob(-60, -40, -60, -40, 90, -30, 90, -30, 98, 0, 90, 30, 90, 30, -60, 40, -84, 0),
          '#d9962a',
          { gloss: true },
        ) +
          pen.body(box(82, -40, 24, 80, 8), '#f3c552') +
          pen.body(box(-10, -42, 18, 84, 6), '#f3c552') +
          pen.flat(oval(104, 0, 9, 26), '#2a1208'),
        -10,
        -10,
        { turn: -32 },
      ),
      pen.body(star(104, -96, 11, 46, 20), '#ffd53d') +
        pen.body(disc(104, -96, 16), '#fff6c4', { bare: true }),
      pen.body(blob(-110, 110, -110, 110, -70, 44, 10, 44, 60, 110, 60, 110), '#8a4a1f'),
      pen.body(disc(-26, 84, 46), '#b9752c'),
      pen.body(disc(-26, 84, 14), '#f3c552', { gloss: true }),
      ...roundabout(6, 36).map(({ x, y }) => pen.line(`M-26 84L${x - 26} ${y + 84}`, '#6a3512', 6)),
    ].join(''),
  crystalBall: (pen) =>
    [
      pen.body(blob(-70, 128, -70, 128, -50, 92, 50, 92, 70, 128, 70, 128), '#b9752c'),
      pen.body(disc(0, 2, 100), pen.palette.main, { gloss: true }),
      pen.glow(0, 6, 84, pen.palette.bright, 0.9),
      pen.flat(star(0, 6, 4, 56, 14), '#ffffff', 0.9),
      sparkle(pen, 44, -34, 15),
      sparkle(pen, -40, 44, 12),
    ].join(''),
  crossedSwords: (pen) =>
    both(
      placed(
        pen.body(poly(-9, -140, 9, -140, 11, 44, -11, 44), '#dfe6f2') +
          pen.line('M0 -132V40', '#98a4bd', 3) +
          pen.body(poly(-9, -132, 0, -152, 9, -132), '#dfe6f2') +
          pen.body(box(-36, 42, 72, 15, 7), '#f0b93a') +
          pen.body(box(-8, 56, 16, 50, 6), '#7a2a1f') +
          pen.body(disc(0, 112, 13), '#f0b93a', { gloss: true }),
        0,
        6,
        { turn: 40 },
      ),
    ),
  bolt: (pen) =>
    pen.body(poly(30, -136, -76, 18, -10, 18, -38, 136, 80, -34, 12, -34, 60, -136), '#ffd53d', {
      gloss: true,
    }),
} satisfies Readonly<Record<string, Drawing>>;
