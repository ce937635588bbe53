import { mix } from '../mix.ts';
import { cheeks, eyes, smile } from '../parts/face.ts';
import { lettered } from '../parts/lettered.ts';
import { coin, hoard, sparkle } from '../parts/tableware.ts';
import { blob, box, curve, disc, oval, poly, roundabout, star } from '../pen/paths.ts';
import type { Drawing, Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';

const both = (drawn: string) => drawn + placed(drawn, 0, 0, { flip: true });

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

/** Things that bring luck. */
export const luck = {
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
} satisfies Readonly<Record<string, Drawing>>;

function hoardAt(pen: Pen, x: number, y: number, width: number, height: number): string {
  return placed(hoard(pen, width, height), x, y);
}

/** A cut stone, about 200 across. */
export function gem(pen: Pen, colour: string): string {
  const light = (share: number) => mix(colour, '#ffffff', share);
  const dark = (share: number) => mix(colour, '#1a0630', share);
  return [
    pen.body(poly(-58, -72, 58, -72, 106, -18, 0, 104, -106, -18), colour),
    pen.flat(poly(-58, -72, -106, -18, -46, -18), light(0.35)),
    pen.flat(poly(-58, -72, 0, -72, -46, -18), light(0.6)),
    pen.flat(poly(0, -72, 46, -18, -46, -18), light(0.3)),
    pen.flat(poly(0, -72, 58, -72, 46, -18), light(0.14)),
    pen.flat(poly(58, -72, 106, -18, 46, -18), dark(0.12)),
    pen.flat(poly(-106, -18, -46, -18, 0, 104), light(0.08)),
    pen.flat(poly(-46, -18, 46, -18, 0, 104), dark(0.14)),
    pen.flat(poly(46, -18, 106, -18, 0, 104), dark(0.34)),
    pen.line(poly(-58, -72, 58, -72, 106, -18, 0, 104, -106, -18), light(0.7), 3),
  ].join('');
}
