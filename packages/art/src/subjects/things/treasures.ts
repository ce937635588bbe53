import { gem } from '../../parts/gem.ts';
import { coin, hoard, sparkle } from '../../parts/tableware.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, roundabout, star } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

function hoardAt(pen: Pen, x: number, y: number, width: number, height: number): string {
  return placed(hoard(pen, width, height), x, y);
}

/** Gold and stones. */
export const treasures = {
  fortuneCoin: (pen) =>
    [
      placed(coin(pen, 44, ''), -86, 84, { turn: -20 }),
      placed(coin(pen, 38, ''), 96, 72),
      coin(
        pen,
        106,
        pen.body(box(-26, -26, 52, 52, 4), '#7a3d06', { bare: true }) +
          pen.flat(box(-19, -19, 38, 38, 2), pen.palette.deep) +
          roundabout(4, 58)
            .map(({ x, y, angle }) =>
              placed(pen.line('M-13 -9H13M0 -13V13M-11 9H11', '#9a5a0e', 6), x, y, { turn: angle }),
            )
            .join(''),
      ),
      sparkle(pen, -66, -76, 25),
      sparkle(pen, 90, -62, 16),
    ].join(''),
  goldJar: (pen) =>
    [
      hoardAt(pen, 0, 126, 240, 44),
      pen.body(
        blob(
          -44,
          -50,
          -44,
          -50,
          -100,
          0,
          -104,
          64,
          -62,
          118,
          0,
          124,
          62,
          118,
          104,
          64,
          100,
          0,
          44,
          -50,
          44,
          -50,
        ),
        '#a8481f',
        { gloss: true },
      ),
      pen.trim(curve(-98, 4, -50, 22, 0, 26, 50, 22, 98, 4), 4),
      pen.trim(curve(-102, 62, -50, 78, 0, 82, 50, 78, 102, 62), 4),
      pen.trim(star(0, 52, 8, 20, 9), 3),
      pen.body(oval(0, -52, 62, 19), '#c65f2a'),
      pen.flat(oval(0, -54, 48, 12), '#4a1608'),
      placed(hoard(pen, 104, 44), 0, -56),
      ...[
        [-64, -98, 18],
        [70, -108, 15],
        [8, -128, 16],
      ].map(([x, y, r]) => placed(coin(pen, r!, ''), x!, y!)),
    ].join(''),
  treasureChest: (pen) =>
    [
      pen.body(
        blob(-112, -20, -112, -20, -104, -92, -60, -112, 60, -112, 104, -92, 112, -20, 112, -20),
        '#8a4a1f',
      ),
      pen.flat(box(-104, -28, 208, 30), '#4a1f0c'),
      pen.glow(0, -30, 110, '#fff0a0', 0.9),
      placed(hoard(pen, 190, 60), 0, 8),
      pen.body(box(-112, 0, 224, 106, 10), '#a85a24'),
      ...[-84, 0, 84].map((x) => pen.body(box(x - 13, -2, 26, 108, 3), '#e0a62e')),
      pen.body(box(-112, 0, 224, 17, 4), '#e0a62e'),
      pen.body(box(-24, 6, 48, 50, 9), '#f6c344', { gloss: true }),
      pen.flat(disc(0, 26, 8) + poly(-4, 28, 4, 28, 7, 46, -7, 46), '#4a1f0c'),
      placed(gem(pen, '#e0303a'), -58, -34, { size: 0.34 }),
      placed(gem(pen, '#22b3e6'), 50, -40, { size: 0.36 }),
    ].join(''),
  gems: (pen) =>
    [
      placed(gem(pen, '#2fbf71'), -74, 58, { size: 0.66, turn: -14 }),
      placed(gem(pen, '#f0a818'), 78, 62, { size: 0.62, turn: 16 }),
      placed(gem(pen, pen.palette.main), 0, -12, { size: 1.06 }),
      sparkle(pen, 62, -86, 22),
      sparkle(pen, -70, -66, 14),
    ].join(''),
  crown: (pen) =>
    [
      pen.body(
        blob(
          -106,
          60,
          -106,
          60,
          -122,
          -52,
          -122,
          -52,
          -62,
          0,
          -62,
          0,
          0,
          -96,
          0,
          -96,
          62,
          0,
          62,
          0,
          122,
          -52,
          122,
          -52,
          106,
          60,
          106,
          60,
          0,
          74,
        ),
        '#f6b92c',
        { gloss: true },
      ),
      pen.body(
        blob(-108, 50, -50, 64, 0, 68, 50, 64, 108, 50, 104, 92, 50, 104, 0, 108, -50, 104, -104, 92),
        '#e0952a',
      ),
      ...[
        [-122, -60, '#e0303a'],
        [0, -106, '#22b3e6'],
        [122, -60, '#e0303a'],
      ].map(([x, y, ink]) => pen.body(disc(x as number, y as number, 17), ink as string, { gloss: true })),
      ...[-70, 0, 70].map((x, index) =>
        pen.body(disc(x, 84 - Math.abs(x) * 0.08, 14), index === 1 ? '#2fbf71' : '#e0303a', { gloss: true }),
      ),
      sparkle(pen, -44, 10, 18),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
