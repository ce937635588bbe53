import { mix } from '../../mix.ts';
import { cheeks, eyes, smile } from '../../parts/face.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, roundabout, star } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

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

/** Flowers and fruit that bring luck. */
export const flowers = {
  lotus: (pen) => {
    const { main, accent, bright } = pen.palette;
    const inner = mix(main, '#ffffff', 0.18);
    return [
      pen.flat(oval(0, 96, 128, 20), mix(pen.palette.mid, '#1f7a4c', 0.6)),
      petals(pen, [-86, 86, -64, 64], mix(main, pen.palette.deep, 0.2), 0.98),
      petals(pen, [-44, 44, -20, 20], main, 1.14),
      petals(pen, [0], inner, 1.22),
      pen.glow(0, 24, 66, bright, 0.9),
      petals(pen, [-56, 56], inner, 0.78),
      petals(pen, [-28, 28], mix(main, '#ffffff', 0.34), 0.8),
      petals(pen, [0], mix(main, '#ffffff', 0.5), 0.74),
      pen.body(oval(0, 60, 22, 12), accent),
    ].join('');
  },
  peachBlossom: (pen) =>
    [
      pen.line(curve(-120, 130, -50, 60, -20, -10, 40, -60, 110, -124), '#5a2f1c', 15),
      pen.line(curve(-24, 0, 40, 20, 96, 6) + curve(-50, 60, -92, 30, -104, -24), '#5a2f1c', 9),
      ...[
        [-96, -34, 0.9],
        [40, -60, 1.3],
        [92, 2, 1],
        [-16, 6, 1.2],
        [100, -112, 0.8],
        [-58, 72, 1],
      ].map(([x, y, size]) =>
        placed(
          roundabout(5, 24)
            .map((p) => pen.body(disc(p.x, p.y, 20), pen.palette.main))
            .join('') + pen.body(disc(0, 0, 10), '#ffd76a', { bare: true }),
          x!,
          y!,
          { size: size! },
        ),
      ),
    ].join(''),
  kumquatTree: (pen) => {
    const fruit = [
      [-64, -26],
      [-30, -66],
      [12, -88],
      [52, -56],
      [78, -14],
      [-80, 18],
      [-34, -4],
      [8, -34],
      [40, 0],
      [0, 26],
      [-44, 38],
      [56, 34],
      [-8, -116],
    ];
    return [
      pen.body(blob(-46, 76, -46, 76, 46, 76, 46, 76, 38, 128, -38, 128), '#2856b8', { gloss: true }),
      pen.body(box(-54, 66, 108, 17, 6), '#3a6fe0'),
      pen.trim(star(0, 104, 8, 17, 9), 2.4),
      pen.body(
        blob(
          0,
          -138,
          54,
          -112,
          92,
          -62,
          112,
          4,
          84,
          52,
          30,
          66,
          -30,
          66,
          -84,
          52,
          -112,
          4,
          -92,
          -62,
          -54,
          -112,
        ),
        '#2c7a3c',
      ),
      ...[
        [-70, -60],
        [40, -96],
        [88, 20],
        [-98, 4],
        [-14, -58],
        [22, 44],
        [-64, 52],
      ].map(([x, y], index) =>
        placed(pen.body(blob(-22, 0, 0, -12, 22, 0, 0, 12), '#4fae4f'), x!, y!, { turn: index * 47 }),
      ),
      ...fruit.map(([x, y]) => placed(pen.body(disc(0, 0, 18), '#ffa51f', { gloss: true }), x!, y!)),
      placed(pen.body(box(-22, -30, 44, 60, 6), '#d11f31') + pen.trim(disc(0, 0, 10), 3), 90, 92, {
        turn: 14,
      }),
      placed(pen.body(box(-18, -25, 36, 50, 5), '#d11f31') + pen.trim(disc(0, 0, 8), 3), -90, 96, {
        turn: -12,
      }),
    ].join('');
  },
  gourd: (pen) =>
    [
      pen.line(curve(0, -104, 6, -124, 28, -130), '#5f7d2a', 11),
      pen.body(
        blob(
          0,
          -106,
          40,
          -96,
          50,
          -62,
          34,
          -34,
          36,
          -22,
          84,
          8,
          94,
          66,
          52,
          118,
          0,
          126,
          -52,
          118,
          -94,
          66,
          -84,
          8,
          -36,
          -22,
          -34,
          -34,
          -50,
          -62,
          -40,
          -96,
        ),
        '#e8a032',
        { gloss: true },
      ),
      pen.line(curve(-36, -24, 0, -14, 36, -24), '#d11f31', 12),
      pen.body(blob(26, -26, 60, -50, 66, -20, 34, -14), '#d11f31') +
        pen.line(curve(38, -16, 60, 10, 52, 40), '#d11f31', 7),
      eyes(pen, 0, 42, 62, { size: 14 }),
      cheeks(pen, 0, 64, 98, 12),
      smile(pen, 0, 66, 32, true),
      pen.body(blob(20, -126, 56, -140, 74, -116, 46, -108), '#6fae3a'),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
