import { mix } from '../mix.ts';
import { blob, box, curve, disc, oval, poly, star, twin } from '../pen/paths.ts';
import type { Drawing, Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';

const both = (drawn: string) => drawn + placed(drawn, 0, 0, { flip: true });

/** A roof with lifted eaves, its lower edge at y. */
const roof = (pen: Pen, y: number, half: number, height: number, colour: string) =>
  pen.body(
    blob(
      -half,
      y - 10,
      -half,
      y - 10,
      -half * 0.6,
      y - height * 0.55,
      -half * 0.34,
      y - height,
      -half * 0.34,
      y - height,
      half * 0.34,
      y - height,
      half * 0.34,
      y - height,
      half * 0.6,
      y - height * 0.55,
      half,
      y - 10,
      half,
      y - 10,
      half * 0.6,
      y,
      -half * 0.6,
      y,
    ),
    colour,
  );

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

/** Landmarks. */
export const places = {
  turtleTower: (pen) =>
    [
      pen.body(oval(0, 122, 124, 20), '#2f7a4a'),
      pen.body(box(-66, 40, 132, 76, 4), '#e8d3a8'),
      ...[-40, 0, 40].map((x) => pen.body(box(x - 12, 62, 24, 54, 12), '#5a3a24')),
      roof(pen, 42, 90, 34, pen.palette.main),
      pen.body(box(-46, -34, 92, 46, 3), '#f2e0b8'),
      ...[-20, 20].map((x) => pen.body(box(x - 9, -20, 18, 34, 9), '#5a3a24')),
      roof(pen, -30, 70, 34, pen.palette.main),
      pen.body(box(-26, -90, 52, 30, 3), '#f2e0b8'),
      pen.body(disc(0, -74, 10), '#5a3a24'),
      roof(pen, -86, 48, 34, pen.palette.main),
      pen.body(disc(0, -126, 8), '#f6c344'),
    ].join(''),
  onePillarPagoda: (pen) =>
    [
      pen.body(oval(0, 118, 122, 22), '#2f8a6a'),
      pen.body(box(-17, 40, 34, 84, 5), '#c9b08a'),
      pen.line('M-60 40L-14 74M60 40L14 74', '#8a4a1f', 12),
      pen.body(box(-76, 24, 152, 20, 4), '#8a4a1f'),
      pen.body(box(-56, -34, 112, 60, 3), '#d9962a'),
      ...[-34, 0, 34].map((x) => pen.flat(box(x - 10, -22, 20, 46, 3), '#7a2418')),
      roof(pen, -30, 112, 76, pen.palette.main),
      both(pen.line(curve(-96, -42, -120, -54, -122, -74), '#f6c344', 7)),
      pen.body(disc(0, -112, 13), '#f6c344', { gloss: true }),
    ].join(''),
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
  citadelGate: (pen) =>
    [
      pen.body(box(-124, 20, 248, 104, 4), '#b9684a'),
      ...[-84, 0, 84].map((x) => pen.body(box(x - 18, 56, 36, 68, 18), '#3a1a18')),
      pen.body(box(-124, 10, 248, 16, 3), '#e8c88a'),
      both(
        pen.body(box(-112, -30, 56, 42, 3), '#c8202f') + placed(roof(pen, 0, 46, 36, '#f0b02a'), -84, -26),
      ),
      pen.body(box(-50, -46, 100, 58, 3), '#c8202f'),
      ...[-30, 0, 30].map((x) => pen.flat(box(x - 8, -34, 16, 46, 3), '#f6c344')),
      roof(pen, -42, 74, 40, '#f0b02a'),
      pen.body(box(-30, -96, 60, 20, 3), '#c8202f'),
      roof(pen, -92, 52, 36, '#f0b02a'),
    ].join(''),
  dragonBridge: (pen) =>
    [
      pen.body(box(-134, 66, 268, 20, 4), '#c9d2de'),
      ...[-100, -34, 34, 100].map((x) => pen.body(box(x - 9, 84, 18, 46, 3), '#9aa6ba')),
      pen.line(curve(-130, 66, -90, -30, -44, 30, 0, -50, 46, 20, 84, -40, 96, -66), '#7a4a06', 36),
      pen.line(curve(-130, 66, -90, -30, -44, 30, 0, -50, 46, 20, 84, -40, 96, -66), '#f6b92c', 27),
      pen.line(curve(-130, 60, -90, -36, -44, 24, 0, -56, 46, 14, 84, -46), '#fff3bf', 6, 0.85),
      pen.body(blob(72, -74, 92, -112, 124, -100, 142, -74, 118, -58, 92, -50), '#f6b92c', { gloss: true }),
      pen.body(poly(88, -104, 76, -138, 106, -108), '#e0952a'),
      pen.flat(disc(110, -86, 7), '#c8202f'),
      pen.body(blob(138, -72, 138, -72, 170, -92, 158, -70, 176, -56, 150, -58), '#ff7a2a'),
    ].join(''),
  chamTower: (pen) =>
    [
      pen.body(
        blob(
          -60,
          126,
          -60,
          126,
          -58,
          0,
          -44,
          -10,
          -40,
          -60,
          -26,
          -68,
          -20,
          -110,
          0,
          -136,
          20,
          -110,
          26,
          -68,
          40,
          -60,
          44,
          -10,
          58,
          0,
          60,
          126,
          60,
          126,
        ),
        '#c8623a',
      ),
      ...[-62, -8].map((y) =>
        pen.body(box(-48 - (y + 62) * 0.26, y, 96 + (y + 62) * 0.52, 12, 3), '#e8955a'),
      ),
      pen.body(blob(-22, 126, -22, 126, -22, 70, 0, 44, 22, 70, 22, 126, 22, 126), '#4a1a14'),
      pen.flat(blob(-14, 36, 0, 14, 14, 36), '#8a3a24'),
      both(pen.body(blob(-118, 126, -118, 126, -112, 50, -92, 20, -74, 50, -70, 126, -70, 126), '#b0522f')),
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
      pen.line('M-20 10L-80 128M-10 10L-34 128M10 10L30 128M20 10L84 128M0 0V60', '#6a4224', 13),
      pen.body(
        blob(-120, 0, -110, -60, -60, -104, 0, -126, 64, -104, 112, -60, 120, 0, 60, 24, 0, 16, -60, 24),
        '#2f8a4c',
      ),
      ...[
        [-60, -50],
        [0, -84],
        [56, -44],
        [-20, -30],
        [84, -12],
      ].map(([x, y]) => pen.body(oval(x!, y!, 30, 17), '#58bb5e', { bare: true })),
    ].join(''),
  mountain: (pen) =>
    [
      pen.body(
        poly(-134, 120, -60, -10, -30, 30, 24, -116, 134, 120),
        mix('#4f6f9a', pen.palette.main, 0.25),
      ),
      pen.flat(poly(24, -116, -4, -42, 14, -54, 26, -34, 46, -56, 56, -44), '#ffffff'),
      pen.flat(poly(24, -116, 134, 120, 60, 120, 40, 20), '#1a2a4a', 0.35),
      pen.body(blob(-134, 122, -90, 92, -20, 104, 50, 88, 134, 122), '#2f7a4c'),
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
  cathedral: (pen) =>
    [
      pen.body(box(-70, -10, 140, 136, 3), '#c8623a'),
      both(
        pen.body(box(-86, -70, 46, 196, 3), '#d9744a') +
          pen.body(poly(-90, -70, -63, -134, -36, -70), '#8f9ab0') +
          pen.flat(box(-72, -50, 18, 34, 9) + box(-72, 0, 18, 34, 9), '#3a1a18'),
      ),
      pen.body(poly(-42, -10, 0, -58, 42, -10), '#e8955a'),
      pen.body(disc(0, 18, 22), '#fff0d0'),
      pen.line('M0 -4V40M-22 18H22', '#8a3a24', 4),
      pen.body(box(-20, 66, 40, 60, 20), '#3a1a18'),
    ].join(''),
  temple: (pen) =>
    [
      pen.body(box(-104, 76, 208, 22, 3), '#c9b08a') + pen.body(box(-122, 98, 244, 24, 3), '#e0cda6'),
      pen.body(box(-80, -4, 160, 82, 3), '#c8202f'),
      ...[-58, -20, 20, 58].map((x) => pen.body(box(x - 8, -4, 16, 82, 3), '#f0b02a')),
      roof(pen, 0, 124, 58, pen.palette.main),
      pen.body(box(-46, -84, 92, 30, 3), '#c8202f'),
      roof(pen, -78, 84, 50, pen.palette.main),
      pen.body(disc(0, -130, 9), '#f6c344'),
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
  stiltHouse: (pen) =>
    [
      pen.line('M-70 40V126M-24 40V126M24 40V126M70 40V126', '#6a4224', 11),
      pen.body(box(-92, 12, 184, 34, 3), '#a8703a'),
      pen.body(box(-70, -40, 140, 56, 3), '#c98f4a'),
      pen.flat(box(-14, -30, 28, 46, 3), '#4a2a14'),
      pen.body(blob(-116, -30, -116, -30, -60, -92, 0, -138, 60, -92, 116, -30, 116, -30), '#b0843a'),
      ...[-70, -40, -10].map((y) =>
        pen.line(curve(-70 - y * 0.4, y - 20, 0, y - 10, 70 + y * 0.4, y - 20), '#8a6428', 3.4),
      ),
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
  gongHouse: (pen) =>
    [
      pen.body(blob(-50, 20, -50, 20, -34, -90, 0, -142, 34, -90, 50, 20, 50, 20), '#b0843a'),
      ...[-90, -56, -22].map((y) =>
        pen.trim(curve(-26 - (y + 90) * 0.22, y, 0, y + 10, 26 + (y + 90) * 0.22, y), 3),
      ),
      pen.body(box(-74, 16, 148, 54, 3), '#8a5a2c'),
      pen.flat(box(-14, 28, 28, 42, 3), '#3a1f10'),
      pen.line('M-60 70V128M-20 70V128M20 70V128M60 70V128', '#6a4224', 10),
      placed(
        pen.body(disc(0, 0, 36), '#d9962a', { gloss: true }) +
          pen.body(disc(0, 0, 12), '#f6c344', { gloss: true }),
        -92,
        84,
      ),
      placed(
        pen.body(disc(0, 0, 30), '#d9962a', { gloss: true }) +
          pen.body(disc(0, 0, 10), '#f6c344', { gloss: true }),
        96,
        90,
      ),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
