import { mix } from '../../mix.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, star, twin } from '../../pen/paths.ts';
import { placed } from '../../shapes.ts';

const palm = (pen: Pen, x: number, y: number, size: number) =>
  placed(
    pen.line(curve(0, 100, 6, 30, -8, -40), '#7a4a24', 15) +
      [-160, -120, -60, -20, 20]
        .map((turn) =>
          placed(pen.body(blob(0, 0, 0, 0, 40, -26, 96, 10, 96, 10, 44, 6), '#2f9a4c'), -8, -42, { turn }),
        )
        .join('') +
      [
        [-20, -30],
        [4, -26],
        [-8, -18],
      ]
        .map(([a, b]) => pen.body(disc(a!, b!, 12), '#8a5a24'))
        .join(''),
    x,
    y,
    { size },
  );

/** Country, coast and river. */
export const landscapes = {
  karstBay: (pen) =>
    [
      pen.body(blob(-130, 96, -130, 96, -124, 0, -100, -52, -74, -40, -56, 20, -44, 96, -44, 96), '#3f7a5a'),
      pen.body(blob(-56, 96, -56, 96, -44, -44, -10, -122, 30, -112, 54, -30, 64, 96, 64, 96), '#2f6a52'),
      pen.body(blob(50, 96, 50, 96, 62, 10, 92, -32, 116, -14, 132, 96, 132, 96), '#4f8f6a'),
      placed(
        pen.body(blob(-54, 0, -54, 0, 54, 0, 54, 0, 36, 24, -36, 24), '#6a2f1c') +
          pen.body(blob(-8, -8, -8, -8, -54, -30, -50, -92, -50, -92, -12, -84), '#e0502a') +
          pen.body(blob(6, -8, 6, -8, 2, -104, 2, -104, 54, -80, 56, -20, 56, -20), '#f0782a') +
          [-30, -54, -78].map((y) => pen.line(`M4 ${y}L52 ${y + 6}`, '#7a2418', 3)).join(''),
        4,
        96,
        { size: 1.2 },
      ),
    ].join(''),
  coconutGrove: (pen) =>
    [
      pen.body(oval(0, 122, 128, 18), '#3fa34d'),
      palm(pen, -66, 14, 1.05),
      palm(pen, 66, 22, 0.98),
      palm(pen, 4, -10, 1.3),
      pen.body(disc(-18, 104, 26), '#7a4a24', { gloss: true }),
      pen.body(blob(14, 92, 14, 92, 66, 92, 66, 92, 62, 122, 18, 122), '#fffaf2'),
    ].join(''),
  floatingMarket: (pen) =>
    [
      pen.body(
        blob(-130, 40, -130, 40, -80, 62, 80, 62, 134, 30, 134, 30, 104, 98, 60, 112, -70, 112, -108, 92),
        '#8a4a1f',
      ),
      pen.trim(curve(-122, 54, -70, 76, 76, 76, 126, 48), 4),
      ...[
        [-70, 40, 27, '#3f9a3f'],
        [-26, 34, 30, '#ffa51f'],
        [22, 36, 28, '#e0303a'],
        [-50, 6, 24, '#ffd53d'],
        [-4, 0, 26, '#58bb4e'],
        [66, 38, 24, '#f08a2a'],
      ].map(([x, y, r, ink]) =>
        pen.body(disc(x as number, y as number, r as number), ink as string, { gloss: true }),
      ),
      pen.line('M92 40V-132', '#8a5a34', 8),
      pen.body(disc(92, -124, 15), '#ffa51f', { gloss: true }),
      pen.body(poly(96, -98, 140, -84, 96, -66), pen.palette.main),
      pen.body(blob(36, 10, 30, -30, 60, -44, 88, -26, 84, 14), pen.palette.main),
      pen.body(disc(60, -58, 19), '#f2b98c'),
      pen.body(poly(18, -62, 60, -102, 102, -62), '#f4d9a0'),
    ].join(''),
  mangrove: (pen) =>
    [
      pen.line('M-20 0L-84 128M-10 10L-36 128M10 10L30 128M20 0L88 128M0 -20V64', '#6a4224', 12),
      pen.line(curve(-20, 10, -66, 40, -62, 128) + curve(20, 10, 62, 44, 60, 128), '#8a5a34', 8),
      ...(
        [
          [-84, -12, 44],
          [84, -14, 44],
          [-48, -58, 50],
          [52, -60, 50],
          [0, -94, 46],
          [0, -30, 56],
        ] as const
      ).map(([x, y, r]) => pen.body(disc(x, y, r), mix('#2f8a4c', pen.palette.glow, (y + 94) / 900))),
      ...(
        [
          [-96, -28],
          [-56, -76],
          [-6, -112],
          [44, -78],
          [86, -30],
          [-8, -50],
        ] as const
      ).map(([x, y]) => pen.flat(oval(x, y, 20, 9), '#7cc96a', 0.9)),
    ].join(''),
  mountain: (pen) =>
    [
      pen.body(blob(-134, 122, -134, 122, -90, 50, -60, 10, -30, 34, 20, 120, 20, 120), '#2f7a56'),
      pen.body(
        blob(-90, 122, -90, 122, -30, -20, 10, -104, 26, -116, 44, -104, 84, -20, 136, 122, 136, 122),
        '#3f8f5a',
      ),
      pen.flat(
        blob(26, -114, 26, -114, 30, -40, 60, 40, 50, 120, 134, 120, 134, 120, 84, -20, 44, -104),
        '#174a3a',
        0.5,
      ),
      pen.body(box(12, -130, 28, 24, 3), '#f6c344'),
      pen.body(blob(2, -128, 2, -128, 26, -146, 50, -128, 50, -128, 26, -134), '#c8202f'),
      pen.line('M-120 60L26 -104', '#20303a', 2.6),
      pen.body(box(-62, 2, 26, 22, 6), '#e0303a') + pen.body(box(-22, -40, 18, 16, 4), '#f6c344'),
      pen.body(blob(-134, 124, -90, 96, -20, 106, 50, 92, 134, 124), '#58a548'),
    ].join(''),
  teaHills: (pen) =>
    [0, 1, 2, 3]
      .map((row) =>
        pen.body(
          blob(
            -138,
            130,
            -138,
            130,
            -130,
            10 + row * 30,
            -50,
            -40 + row * 34,
            20,
            -10 + row * 34,
            80,
            -46 + row * 36,
            138,
            4 + row * 32,
            138,
            130,
            138,
            130,
          ),
          ['#2f6a34', '#3a8a3f', '#58a548', '#83c455'][row]!,
        ),
      )
      .join('') +
    placed(
      pen.body(poly(-60, 0, 0, -54, 60, 0), '#f4d9a0') +
        pen.body(disc(0, 14, 22), '#f2b98c') +
        pen.body(poly(-60, 0, 0, -54, 60, 0, 0, 10), '#f4d9a0'),
      6,
      50,
      { size: 1.1 },
    ),
  beach: (pen) =>
    [
      pen.body(disc(40, -30, 84), '#ffd76a'),
      pen.body(
        blob(-138, 60, -90, 44, -30, 62, 40, 46, 138, 66, 138, 128, 138, 128, -138, 128, -138, 128),
        '#1fa8c9',
      ),
      pen.line(curve(-120, 84, -70, 74, -20, 86, 40, 74, 100, 88), '#ffffff', 6, 0.8),
      palm(pen, -70, 16, 1.16),
      pen.body(blob(-138, 132, -138, 132, -120, 100, -50, 92, 40, 118, 90, 132, 90, 132), '#f4d9a0'),
    ].join(''),
  sailBoat: (pen) =>
    [
      pen.body(blob(-118, 62, -118, 62, 118, 62, 118, 62, 84, 112, -84, 112), '#7a2f1c'),
      pen.body(blob(-16, 50, -16, 50, -20, -128, -20, -128, -112, -40, -116, 34, -116, 34), pen.palette.main),
      pen.body(blob(6, 50, 6, 50, 4, -132, 4, -132, 84, -70, 112, 44, 112, 44), pen.palette.accent),
      ...[-90, -50, -10, 28].map((y) =>
        pen.line(`M6 ${y}L${50 + (y + 90) * 0.5} ${y + 12}`, '#ffffff', 4, 0.6),
      ),
      pen.body(
        blob(
          -140,
          112,
          -90,
          98,
          -40,
          112,
          10,
          98,
          60,
          112,
          140,
          100,
          140,
          132,
          140,
          132,
          -140,
          132,
          -140,
          132,
        ),
        '#bfeaf7',
        { bare: true },
      ),
    ].join(''),
  waterfall: (pen) =>
    [
      pen.body(blob(-134, 120, -134, 120, -130, -80, -60, -120, -30, -100, -30, 120, -30, 120), '#4f6a4a'),
      pen.body(blob(30, 120, 30, 120, 30, -104, 70, -122, 130, -70, 134, 120, 134, 120), '#5f7a54'),
      pen.body(box(-40, -104, 80, 214, 10), '#dff6ff'),
      ...[-24, -6, 12, 26].map((x) => pen.line(`M${x} -90V100`, '#8fd0f0', 5, 0.8)),
      pen.body(blob(-120, 124, -80, 92, -30, 104, 0, 88, 36, 104, 84, 92, 122, 124), '#ffffff', {
        bare: true,
      }),
    ].join(''),
  pepperTower: (pen) =>
    [
      pen.body(twin(0, -130, 18, -120, 40, -40, 46, 60, 50, 124, 50, 124, 0, 124), '#8a5a34'),
      ...[-100, -70, -40, -10, 20, 50, 80].map((y, row) =>
        [-1, 0, 1]
          .map((x) =>
            pen.body(disc(x * (16 + row * 4), y + (x ? 6 : 0), 15), row % 2 ? '#3f9a3f' : '#c8202f', {
              gloss: true,
            }),
          )
          .join(''),
      ),
      pen.body(star(0, -128, 5, 19, 8), '#f6c344'),
    ].join(''),
  caveRiver: (pen) =>
    [
      pen.body(disc(0, 0, 124), '#3a3a48'),
      pen.body(blob(-86, 84, -94, 0, -60, -66, 0, -84, 62, -62, 92, 4, 84, 84, 0, 100), '#ffe3a1'),
      pen.flat(blob(-86, 60, -30, 48, 30, 52, 86, 58, 84, 84, 0, 100, -84, 86), '#1fa8a0'),
      ...[-60, -30, 10, 44].map((x, index) =>
        pen.body(
          poly(x - 12, -86 + Math.abs(x) * 0.3, x + 12, -86 + Math.abs(x) * 0.3, x, -30 + index * 7),
          '#4a4a5a',
        ),
      ),
      placed(
        pen.body(blob(-50, 0, -50, 0, 50, 0, 50, 0, 32, 20, -32, 20), '#8a4a1f') +
          pen.body(disc(-4, -32, 13), '#f2b98c') +
          pen.body(poly(-30, -36, -4, -60, 22, -36), '#f4d9a0') +
          pen.body(blob(-20, 0, -16, -22, 8, -22, 12, 0), '#c8202f'),
        0,
        62,
      ),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
