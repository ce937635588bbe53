import { eyes, smile } from '../../parts/face.ts';
import { flame } from '../../parts/flame.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, poly } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** Wonders and sweets. */
export const wonders = {
  volcano: (pen) =>
    [
      pen.glow(0, -60, 130, '#ffb03a', 1),
      pen.body(
        blob(-132, 126, -132, 126, -60, 10, -34, -48, -34, -48, 34, -48, 34, -48, 64, 16, 132, 126, 132, 126),
        '#5a2f3a',
      ),
      pen.flat(
        blob(
          -34,
          -48,
          -34,
          -48,
          34,
          -48,
          34,
          -48,
          40,
          -20,
          22,
          -26,
          26,
          40,
          10,
          96,
          4,
          30,
          -8,
          -10,
          -22,
          50,
          -40,
          94,
          -26,
          0,
          -40,
          -28,
        ),
        '#ff6a1f',
      ),
      pen.flat(blob(-22, -48, 22, -48, 14, -20, 6, 10, -6, -24, -16, 10), '#ffe08a'),
      ...[
        [-20, -96, 0.8],
        [16, -104, 1],
        [46, -84, 0.6],
        [-48, -84, 0.6],
      ].map(([x, y, size]) => placed(flame(pen, size!), x!, y!)),
      ...[
        [-84, -84],
        [84, -100],
        [-60, -122],
        [64, -128],
      ].map(([x, y]) => pen.body(disc(x!, y!, 10), '#7a2a1f')),
    ].join(''),
  pyramid: (pen) =>
    [
      pen.glow(0, -70, 120, '#fff0a0', 0.9),
      pen.body(poly(-136, 116, 0, -104, 136, 116), '#e0a84f'),
      pen.flat(poly(0, -104, 136, 116, 30, 116), '#8a5a24', 0.6),
      ...[-50, -10, 30, 70].map((y) =>
        pen.line(`M${-(y + 104) * 0.6} ${y}H${(y + 104) * 0.6}`, '#b07a32', 3.4, 0.7),
      ),
      pen.body(poly(-26, -62, 0, -104, 26, -62), '#fff0a8'),
      eyes(pen, 0, -10, 0, { size: 26, iris: '#1f8fa8', isSingle: true }),
      pen.line(curve(-44, -8, -20, -40, 20, -40, 44, -8), '#3a2010', 7),
      pen.body(box(-19, 74, 38, 42, 5), '#3a2010'),
    ].join(''),
  moon: (pen) =>
    pen.glow(0, 0, 128, '#fff6d0', 0.9) +
    pen.body(disc(0, 0, 92), '#fff0c0') +
    [
      [-30, -30, 17],
      [34, 10, 22],
      [-14, 44, 13],
      [30, -48, 10],
    ]
      .map(([x, y, r]) => pen.flat(disc(x!, y!, r!), '#e8cf8a', 0.8))
      .join(''),
  fruit: (pen) =>
    [
      pen.line(curve(-52, 30, -30, -40, 10, -96) + curve(44, 24, 30, -40, 10, -96), '#3f8a34', 8),
      pen.body(blob(10, -96, 46, -132, 96, -122, 108, -100, 60, -84), '#58bb4e'),
      pen.body(disc(-58, 64, 56), '#e0202f', { gloss: true }),
      pen.body(disc(54, 58, 58), '#e0202f', { gloss: true }),
    ].join(''),
  sweets: (pen) =>
    [
      both(placed(pen.body(poly(56, 0, 122, -42, 122, 42), pen.palette.accent), 0, 0)),
      pen.body(disc(0, 0, 70), pen.palette.main, { gloss: true }),
      pen.line(
        curve(-30, -60, -6, -20, -30, 20, -10, 64) + curve(20, -64, 44, -20, 20, 20, 40, 54),
        '#ffffff',
        13,
        0.9,
      ),
      placed(pen.body(disc(0, 0, 30), '#3fd6c0', { gloss: true }), -76, -82),
      placed(pen.body(disc(0, 0, 26), '#ffd53d', { gloss: true }), 84, 88),
      smile(pen, 0, 26, 24),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
