import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

const rower = (pen: Pen) =>
  pen.body(blob(-15, 26, -15, 26, -12, 2, 12, 2, 15, 26, 15, 26), pen.palette.main) +
  pen.body(disc(0, -10, 12), '#f2b98c') +
  pen.body(box(-13, -22, 26, 9, 4), '#ffd23f') +
  pen.line('M10 10L-14 50', '#8a5a34', 6);

/** Boats that are rowed. */
export const boats = {
  coracle: (pen) =>
    [
      pen.body(blob(-122, 40, -122, 40, 122, 40, 122, 40, 96, 96, 50, 122, -50, 122, -96, 96), '#b9803f'),
      ...[58, 78, 98].map((y) =>
        pen.line(curve(-104 + (y - 58), y, 0, y + 12, 104 - (y - 58), y), '#8a5626', 4),
      ),
      pen.body(oval(0, 40, 122, 28), '#7a4a20') + pen.body(oval(0, 38, 104, 20), '#4a2a14', { bare: true }),
      pen.body(blob(-36, 44, -36, 44, -32, -26, 0, -36, 32, -26, 36, 44, 36, 44, 0, 54), pen.palette.main),
      pen.body(disc(0, -56, 26), '#f2b98c'),
      pen.flat(disc(-9, -52, 3.4) + disc(9, -52, 3.4), '#2a1512') +
        pen.line(curve(-8, -42, 0, -37, 8, -42), '#7a2a20', 3.4),
      pen.body(poly(-62, -60, 0, -122, 62, -60), '#f4d9a0'),
      pen.line('M-40 -8L96 -96M96 -96L112 -112', '#8a5a34', 8) + pen.body(oval(-52, 0, 13, 24), '#a8703a'),
    ].join(''),
  longBoat: (pen) =>
    [
      ...[-84, -34, 16, 66].map((x) => placed(rower(pen), x, -14, { size: 1.4 })),
      pen.body(
        blob(
          -140,
          -34,
          -140,
          -34,
          -128,
          20,
          -84,
          46,
          80,
          46,
          122,
          12,
          138,
          -56,
          138,
          -56,
          140,
          20,
          104,
          80,
          60,
          88,
          -80,
          88,
          -122,
          64,
        ),
        '#8a2f1c',
      ),
      pen.trim(curve(-130, 14, -90, 56, 84, 56, 126, 6), 5),
      ...[-80, -40, 0, 40, 78].map((x) => pen.body(disc(x, 70, 8), '#ffd23f')),
      pen.flat(disc(124, 4, 9), '#fffaf0') + pen.flat(disc(125, 4, 4.5), '#1d1013'),
      pen.body(
        blob(-140, 96, -90, 84, -40, 98, 10, 84, 60, 98, 140, 86, 140, 130, 140, 130, -140, 130, -140, 130),
        '#3fb0c8',
        {
          bare: true,
        },
      ),
      pen.line(curve(-120, 98, -80, 90, -30, 102, 20, 90, 70, 102, 124, 92), '#ffffff', 5, 0.85),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
