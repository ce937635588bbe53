import { mix } from '../mix.ts';
import { eyes, smile } from '../parts/face.ts';
import { sparkle } from '../parts/tableware.ts';
import { blob, box, curve, disc, oval, poly, roundabout, star, twin } from '../pen/paths.ts';
import type { Drawing, Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';
import { football } from './people.ts';

const both = (drawn: string) => drawn + placed(drawn, 0, 0, { flip: true });

const gear = (pen: Pen, radius: number, teeth: number, colour: string) =>
  pen.body(star(0, 0, teeth, radius, radius * 0.8), colour) +
  pen.body(disc(0, 0, radius * 0.7), mix(colour, '#ffffff', 0.14), { bare: true }) +
  pen.flat(disc(0, 0, radius * 0.28), '#3a2010');

const flame = (pen: Pen, size: number) =>
  placed(
    pen.body(
      blob(
        0,
        60,
        -44,
        40,
        -46,
        -4,
        -20,
        -36,
        -20,
        -36,
        -14,
        -12,
        -14,
        -12,
        0,
        -50,
        8,
        -96,
        8,
        -96,
        40,
        -44,
        48,
        4,
        36,
        44,
      ),
      '#ff5a1f',
    ) +
      pen.body(blob(0, 60, -26, 44, -24, 10, 0, -22, 6, -46, 6, -46, 26, 0, 24, 42), '#ffc02e', {
        bare: true,
      }) +
      pen.flat(blob(0, 58, -12, 44, -8, 22, 2, 2, 14, 26, 12, 46), '#fff6c4'),
    0,
    0,
    { size },
  );

/** Things, machines and wonders. */
export const things = {
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
  lighthouse: (pen) =>
    [
      pen.flat(poly(0, -90, -190, -140, -190, -40), '#fff6c4', 0.5),
      pen.flat(poly(0, -90, 190, -150, 190, -50), '#fff6c4', 0.5),
      pen.body(blob(-120, 132, -120, 132, -96, 92, -40, 76, 40, 80, 100, 96, 124, 132, 124, 132), '#5a4a52'),
      pen.body(poly(-44, 96, -26, -60, 26, -60, 44, 96), '#fffaf2'),
      pen.flat(
        poly(-38.5, 48, -34, 8, 34, 8, 38.5, 48) + poly(-30, -24, -26, -60, 26, -60, 30, -24),
        '#e0303a',
      ),
      pen.body(box(-40, -72, 80, 13, 4), '#3a2f40'),
      pen.body(box(-23, -110, 46, 40, 6), '#fff0a0'),
      pen.glow(0, -90, 56, '#fffbe0', 1),
      pen.body(blob(-32, -108, -32, -108, 0, -138, 32, -108, 32, -108), '#e0303a'),
      pen.body(box(-9, 62, 18, 34, 8), '#3a2f40'),
      placed(
        pen.body(blob(-50, 0, -50, 0, 50, 0, 50, 0, 30, 24, -30, 24), '#b9752c') +
          pen.body(poly(-2, -6, -2, -62, 36, -6), '#fffaf2') +
          pen.body(poly(-8, -6, -8, -50, -34, -6), '#ffd9a0'),
        84,
        112,
        { size: 0.8 },
      ),
    ].join(''),
  trawler: (pen) =>
    placed(
      [
        pen.body(box(-6, -128, 10, 110, 4), '#8a5a34') +
          pen.line('M0 -120L92 -10M0 -120L-84 -10', '#fff3d6', 3),
        pen.body(poly(4, -128, 50, -116, 4, -102), pen.palette.accent),
        pen.body(box(-54, -66, 84, 68, 8), '#fffaf2'),
        pen.body(box(-62, -78, 100, 17, 6), '#e0303a'),
        ...[-40, -6].map((x) => pen.body(box(x, -50, 26, 24, 6), '#ffe08a')),
        pen.body(box(44, -50, 26, 50, 5), '#3a4a5e'),
        pen.body(
          blob(-126, -26, -126, -26, -100, 0, 60, 2, 128, -34, 128, -34, 108, 40, 70, 66, -84, 66),
          mix('#1f6fb8', pen.palette.main, 0.2),
        ),
        pen.body(blob(-116, 36, 0, 42, 112, 30, 100, 48, 70, 66, -84, 66), '#c8202f', { bare: true }),
        pen.line(curve(-118, -8, -60, 14, 60, 14, 122, -14), '#fffaf2', 6),
        pen.line(disc(-70, 28, 12) + disc(70, 28, 12), '#fff3d6', 6),
      ].join(''),
      0,
      22,
      { turn: -11 },
    ) +
    pen.body(
      blob(
        -140,
        96,
        -90,
        76,
        -50,
        96,
        0,
        78,
        50,
        96,
        96,
        76,
        140,
        96,
        140,
        138,
        140,
        138,
        -140,
        138,
        -140,
        138,
      ),
      '#bfe4f5',
      { bare: true },
    ),
  rocket: (pen) =>
    placed(
      [
        placed(flame(pen, 1), 0, 118, { turn: 180 }),
        both(pen.body(blob(-34, 40, -34, 40, -84, 84, -80, 118, -80, 118, -28, 92, -28, 92), '#e0303a')),
        pen.body(twin(0, -134, 0, -134, 40, -86, 48, -10, 34, 84, 34, 84, 0, 92), '#fdfbff', { gloss: true }),
        pen.body(twin(0, -134, 0, -134, 26, -106, 38, -74, 0, -66), '#e0303a', { bare: true }),
        pen.body(disc(0, -14, 27), '#f6c344'),
        pen.body(disc(0, -14, 19), '#1f6fb8', { gloss: true }),
        pen.body(box(-8, 40, 16, 60, 7), '#e0303a'),
        pen.line(curve(-40, 62, 0, 70, 40, 62), '#c9ccd8', 5),
      ].join(''),
      0,
      -8,
      { turn: 28 },
    ),
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
  raceCar: (pen) =>
    [
      pen.flat(blob(-140, 60, -60, 40, 60, 40, 140, 60, 120, 92, -120, 92), '#000000', 0.35),
      ...[-104, 104].map((x) =>
        pen.body(blob(x - 27, 4, x - 27, 4, x + 27, 4, x + 27, 4, x + 25, 84, x - 25, 84), '#1d1b26'),
      ),
      pen.body(box(-118, -70, 236, 26, 8), '#1d1b26'),
      pen.body(box(-100, -66, 14, 60, 4), '#3a3848') + pen.body(box(86, -66, 14, 60, 4), '#3a3848'),
      pen.body(
        blob(-78, 40, -78, 40, -72, -6, -34, -34, 34, -34, 72, -6, 78, 40, 78, 40, 46, 88, -46, 88),
        pen.palette.main,
        { gloss: true },
      ),
      pen.body(blob(-34, -26, -28, -60, 28, -60, 34, -26, 0, -14), '#20202c'),
      pen.body(disc(0, -40, 23), '#ffd53d', { gloss: true }),
      pen.flat(blob(-18, -42, 0, -48, 18, -42, 16, -30, -16, -30), '#20141f'),
      pen.body(box(-122, 76, 244, 24, 9), pen.palette.main),
      pen.body(poly(-18, -14, 18, -14, 26, 78, -26, 78), '#fffaf2', { bare: true }),
      pen.flat(disc(0, 34, 19), '#20202c') + pen.line('M-6 24L1 20V48', '#fffaf2', 6),
      ...[-58, 58].map((x) => pen.flat(oval(x, 54, 14, 8), '#fff6c4')),
    ].join(''),
  gamepad: (pen) =>
    placed(
      [
        pen.body(
          blob(
            -70,
            -50,
            0,
            -40,
            70,
            -50,
            112,
            -16,
            132,
            62,
            108,
            96,
            74,
            72,
            44,
            40,
            -44,
            40,
            -74,
            72,
            -108,
            96,
            -132,
            62,
            -112,
            -16,
          ),
          '#2a2f4a',
          { gloss: true },
        ),
        pen.flat(box(-88, -10, 54, 18, 5) + box(-70, -28, 18, 54, 5), '#dfe6ff'),
        ...[
          [62, -26, '#ffd53d'],
          [62, 18, '#3fd68a'],
          [40, -4, '#3fb6ff'],
          [84, -4, '#ff5a6a'],
        ].map(([x, y, ink]) => pen.body(disc(x as number, y as number, 11), ink as string, { gloss: true })),
        pen.body(disc(-28, 30, 19), '#11142a') + pen.body(disc(28, 30, 19), '#11142a'),
        pen.body(box(-18, -18, 36, 13, 6), pen.palette.accent),
      ].join(''),
      0,
      -4,
      { turn: -8, size: 1.02 },
    ),
  headset: (pen) =>
    [
      pen.line(curve(-86, 20, -84, -70, 0, -112, 84, -70, 86, 20), '#1d1b2e', 30),
      pen.line(curve(-86, 20, -84, -70, 0, -112, 84, -70, 86, 20), pen.palette.main, 15),
      both(
        pen.body(blob(-62, -10, -112, -14, -124, 34, -110, 84, -64, 80), '#1d1b2e', { gloss: true }) +
          pen.body(oval(-94, 34, 17, 30), pen.palette.accent),
      ),
      pen.line(curve(-84, 84, -70, 120, -20, 116), '#1d1b2e', 10),
      pen.body(oval(-8, 114, 22, 14), pen.palette.main),
    ].join(''),
  pixelCup: (pen) => {
    const px = (x: number, y: number, w: number, h: number, ink: string) =>
      pen.flat(box(x * 18, y * 18, w * 18, h * 18), ink);
    return [
      px(-5, -6, 10, 1, '#7a3d06'),
      px(-4, -5, 8, 5, '#f6b92c'),
      px(-3, 0, 6, 1, '#f6b92c'),
      px(-2, 1, 4, 1, '#e0952a'),
      px(-1, 2, 2, 2, '#e0952a'),
      px(-3, 4, 6, 1, '#f6b92c'),
      px(-4, 5, 8, 1, '#7a3d06'),
      px(-6, -5, 2, 1, '#f6b92c'),
      px(-7, -4, 1, 2, '#f6b92c'),
      px(-6, -2, 2, 1, '#f6b92c'),
      px(4, -5, 2, 1, '#f6b92c'),
      px(6, -4, 1, 2, '#f6b92c'),
      px(4, -2, 2, 1, '#f6b92c'),
      px(-3, -5, 1, 4, '#fff3bf'),
      px(2, -4, 1, 4, '#c97a16'),
      px(-1, -4, 2, 1, '#e0303a'),
      px(-2, -3, 4, 1, '#e0303a'),
      px(-1, -2, 2, 1, '#e0303a'),
      px(-5, -5, 10, 0.34, '#fff3bf'),
    ].join('');
  },
  parachute: (pen) =>
    [
      pen.line('M-112 -28L0 70M-40 -40L-12 60M40 -40L12 60M112 -28L0 70', '#fff3d6', 3.6),
      pen.body(
        blob(
          -122,
          -28,
          -122,
          -28,
          -100,
          -96,
          0,
          -132,
          100,
          -96,
          122,
          -28,
          122,
          -28,
          82,
          -44,
          42,
          -30,
          42,
          -30,
          0,
          -46,
          -42,
          -30,
          -42,
          -30,
          -82,
          -44,
        ),
        pen.palette.main,
      ),
      pen.flat(
        blob(-42, -30, -42, -30, -30, -100, 0, -130, 30, -100, 42, -30, 42, -30, 0, -46),
        pen.palette.accent,
      ),
      pen.body(box(-48, 52, 96, 80, 8), '#8a5a34'),
      pen.line('M-48 52L48 132M48 52L-48 132', '#5a3418', 8),
      pen.line(box(-48, 52, 96, 80, 8), '#c98a4a', 6),
    ].join(''),
  trophy: (pen) =>
    [
      both(pen.line(curve(-56, -88, -118, -92, -112, -26, -46, -6), '#e0952a', 15)),
      pen.body(
        blob(-72, -112, -72, -112, 72, -112, 72, -112, 68, -30, 36, 26, 0, 38, -36, 26, -68, -30),
        '#f6b92c',
        { gloss: true },
      ),
      pen.body(blob(-14, 30, -14, 30, 14, 30, 14, 30, 18, 76, 18, 76, -18, 76, -18, 76), '#e0952a'),
      pen.body(box(-46, 70, 92, 20, 6), '#f6b92c'),
      pen.body(box(-60, 88, 120, 38, 8), '#3a2418'),
      pen.body(star(0, -46, 5, 40, 18), '#fff3bf'),
    ].join(''),
  football: (pen) => football(pen),
  flamingBall: (pen) =>
    [placed(flame(pen, 2.3), 26, -34, { turn: 34 }), placed(football(pen), -16, 22, { size: 0.82 })].join(''),
  basketball: (pen) =>
    pen.body(disc(0, 0, 112), '#f07a1f', { gloss: true }) +
    pen.line(
      `M-112 0H112M0 -112V112${curve(-84, -74, -40, -30, -40, 30, -84, 74)}${curve(84, -74, 40, -30, 40, 30, 84, 74)}`,
      '#3a1608',
      6,
    ),
  goalkeeper: (pen) =>
    [
      pen.line(
        Array.from(
          { length: 7 },
          (_, index) => `M${-126 + index * 42} -128V128M-128 ${-126 + index * 42}H128`,
        ).join(''),
        '#ffffff',
        2.4,
        0.4,
      ),
      placed(football(pen), 0, -34, { size: 0.6 }),
      both(
        placed(
          pen.body(
            blob(
              -30,
              60,
              -44,
              10,
              -40,
              -20,
              -24,
              -20,
              -20,
              -50,
              -4,
              -52,
              0,
              -24,
              14,
              -52,
              30,
              -44,
              26,
              -12,
              46,
              -22,
              54,
              -6,
              34,
              22,
              26,
              60,
            ),
            pen.palette.main,
          ) +
            pen.body(blob(-20, 40, -24, 8, 10, 2, 24, 14, 16, 42), '#fffaf2', { bare: true }) +
            pen.body(box(-34, 56, 66, 36, 8), pen.palette.accent),
          -72,
          40,
          { turn: -16, size: 1.06 },
        ),
      ),
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
  bolt: (pen) =>
    pen.body(poly(30, -136, -76, 18, -10, 18, -38, 136, 80, -34, 12, -34, 60, -136), '#ffd53d', {
      gloss: true,
    }),
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
