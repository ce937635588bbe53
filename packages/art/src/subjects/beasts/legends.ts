import { mix } from '../../mix.ts';
import { cheeks, eyes, smile } from '../../parts/face.ts';
import { coin, sparkle } from '../../parts/tableware.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, twin } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

const nose = (pen: Pen, x: number, y: number, size: number, colour = '#2a1216') =>
  pen.flat(
    blob(
      x - size,
      y - size * 0.5,
      x,
      y - size * 0.75,
      x + size,
      y - size * 0.5,
      x + size * 0.35,
      y + size * 0.5,
      x,
      y + size * 0.7,
      x - size * 0.35,
      y + size * 0.5,
    ),
    colour,
  );

/** Beasts of legend. */
export const legends = {
  dragon: (pen) => {
    const hide = pen.palette.main;
    const horn = '#ffe3a1';
    return [
      ...[
        [-96, 62, 58, -30],
        [-108, 10, 62, -62],
        [-98, -46, 56, -84],
      ].map(([x, y, size, turn]) =>
        placed(
          pen.body(blob(0, 26, 0, 26, -66, 8, -66, 8, 0, -26, 0, -26, 14, 0), pen.palette.accent),
          x!,
          y!,
          { turn: turn! + 60, size: size! / 60 },
        ),
      ),
      pen.body(blob(-30, -62, -30, -62, -66, -104, -62, -142, -62, -142, -36, -108, 2, -88, 2, -88), horn),
      pen.body(blob(20, -70, 20, -70, 24, -112, 54, -138, 54, -138, 52, -104, 56, -74, 56, -74), horn),
      pen.body(
        blob(
          -60,
          126,
          -60,
          126,
          -104,
          60,
          -96,
          -20,
          -56,
          -74,
          10,
          -88,
          62,
          -70,
          84,
          -36,
          120,
          -22,
          134,
          4,
          124,
          26,
          84,
          34,
          40,
          32,
          30,
          64,
          46,
          128,
          46,
          128,
        ),
        hide,
      ),
      pen.body(blob(-36, 128, -36, 128, -22, 84, -6, 40, 26, 34, 30, 62, 42, 128, 42, 128), '#ffe9b3', {
        bare: true,
      }),
      ...[70, 90, 110].map((y) => pen.line(curve(-18, y, 6, y + 7, 34, y), '#c98a2a', 3)),
      ...[
        [-74, 20],
        [-54, 52],
        [-80, 62],
        [-58, -10],
        [-52, 96],
        [-34, 30],
      ].map(([x, y]) =>
        pen.line(curve(x! - 13, y!, x!, y! + 13, x! + 13, y!), mix(hide, '#ffffff', 0.5), 3.4, 0.8),
      ),
      pen.body(blob(14, 36, 14, 36, 60, 44, 112, 34, 112, 34, 96, 66, 50, 70, 22, 58), '#7d1020', {
        bare: true,
      }),
      pen.body(blob(10, 40, 10, 40, 34, 66, 70, 78, 104, 60, 104, 60, 84, 92, 40, 92, 12, 70), hide),
      ...[48, 66, 84, 102].map((x) => pen.flat(poly(x - 7, 32, x + 7, 32, x, 52), '#ffffff')),
      ...[52, 72, 90].map((x) => pen.flat(poly(x - 6, 76, x + 6, 74, x, 58), '#ffffff')),
      pen.body(blob(70, -34, 96, -46, 126, -34, 132, -10, 104, -6), mix(hide, '#ffffff', 0.2)),
      pen.flat(oval(112, -20, 8, 6), '#21060e'),
      pen.body(blob(-6, -54, 30, -72, 66, -52, 70, -36, 30, -30), pen.palette.accent),
      eyes(pen, 36, -24, 0, { size: 21, iris: '#ffc51f', mood: 'fierce', to: [0.5, 0.2], isSingle: true }),
      pen.line(curve(108, 8, 140, 30, 118, 58, 144, 82), pen.palette.accent, 6),
      pen.line(curve(96, 14, 112, 44, 88, 74, 104, 110), pen.palette.accent, 6),
      pen.body(blob(-64, -36, -88, -66, -70, -82, -40, -60, -34, -26), mix(hide, '#ffffff', 0.22)),
    ].join('');
  },
  phoenix: (pen) => {
    const feather = (turn: number, size: number, ink: string) =>
      placed(
        pen.body(blob(0, 0, -18, -62, -10, -128, 0, -142, 10, -128, 18, -62), ink) +
          pen.body(disc(0, -112, 10), pen.palette.bright, { bare: true }) +
          pen.flat(disc(0, -112, 5), '#1f6fb8'),
        0,
        40,
        { turn, size },
      );
    return [
      ...[-74, -50, -26, 26, 50, 74].map((turn, index) =>
        feather(turn, 1.12, index % 2 ? pen.palette.accent : pen.palette.main),
      ),
      feather(0, 1.2, pen.palette.accent),
      pen.body(
        blob(
          -40,
          96,
          -56,
          50,
          -30,
          14,
          -16,
          -20,
          -14,
          -56,
          10,
          -72,
          30,
          -56,
          22,
          -22,
          34,
          14,
          56,
          52,
          40,
          96,
          0,
          114,
        ),
        '#e8392b',
      ),
      pen.body(blob(-30, 90, -34, 56, 0, 36, 34, 56, 30, 90, 0, 106), '#ffc53d', { bare: true }),
      ...[60, 76, 92].map((y) =>
        pen.line(curve(-22, y, -11, y + 9, 0, y, 0, y, 11, y + 9, 22, y), '#e8392b', 4),
      ),
      pen.body(blob(28, -62, 28, -62, 56, -50, 56, -50, 26, -44, 26, -44), '#ffd15c'),
      pen.line(
        curve(6, -70, -6, -98, -24, -104) +
          curve(10, -70, 10, -104, 0, -122) +
          curve(14, -68, 28, -96, 26, -116),
        '#ffd15c',
        6,
      ),
      eyes(pen, 10, -54, 0, { size: 9, to: [0.5, 0], isSingle: true }),
      both(
        pen.body(
          blob(
            -40,
            40,
            -84,
            22,
            -120,
            54,
            -120,
            54,
            -98,
            62,
            -108,
            86,
            -108,
            86,
            -82,
            82,
            -80,
            102,
            -80,
            102,
            -50,
            84,
          ),
          '#c8202f',
        ),
      ),
      sparkle(pen, -84, -80, 14),
    ].join('');
  },
  paperTiger: (pen) => {
    const paper = pen.palette.main;
    const fold = (d: string, share: number) =>
      pen.flat(d, share < 0 ? mix(paper, '#ffffff', -share) : mix(paper, '#240a14', share));
    return [
      both(fold(poly(-40, -70, -104, -116, -98, -40), 0.12) + fold(poly(-56, -70, -90, -96, -86, -52), -0.5)),
      both(
        fold(poly(0, -92, -44, -72, -22, -10), -0.3) +
          fold(poly(-44, -72, -98, -38, -22, -10), -0.12) +
          fold(poly(-98, -38, -88, 34, -22, -10), 0.14) +
          fold(poly(-88, 34, -42, 22, -22, -10), 0.26) +
          fold(poly(-88, 34, -42, 22, -38, 88), -0.62) +
          fold(poly(-42, 22, 0, 30, -38, 88), -0.82) +
          fold(poly(-38, 88, 0, 30, 0, 112), -0.5) +
          fold(poly(0, -92, -22, -10, 0, 22), 0.02) +
          fold(poly(-22, -10, -42, 22, 0, 30), -0.2),
      ),
      both(pen.flat(poly(-74, -24, -34, -10, -46, 2), '#1c0d12') + pen.flat(disc(-52, -11, 6), '#ffd53d')),
      both(
        pen.flat(poly(-26, -80, -16, -84, -20, -46), '#2a130d') +
          pen.flat(poly(-60, -62, -50, -67, -40, -34), '#2a130d') +
          pen.flat(poly(-95, -14, -64, -6, -93, 4), '#2a130d'),
      ),
      pen.flat(poly(-18, 22, 18, 22, 0, 42), '#c22336'),
      both(pen.flat(poly(-28, 58, -16, 62, -20, 82), '#ffffff')),
      both(pen.line('M-36 50L-112 40', '#ffffff', 2.4) + pen.line('M-36 58L-108 66', '#ffffff', 2.4)),
    ].join('');
  },
  moonRabbit: (pen) =>
    [
      both(
        pen.body(blob(-22, -60, -52, -104, -54, -140, -30, -142, -12, -112, -6, -66), '#fff7f2') +
          pen.flat(blob(-24, -72, -42, -106, -40, -128, -28, -126, -18, -100), '#ff9fb0'),
      ),
      pen.body(
        blob(-74, 132, -74, 132, -84, 82, -56, 40, 0, 30, 56, 40, 84, 82, 74, 132, 74, 132),
        '#fff7f2',
      ),
      pen.body(twin(0, -78, 50, -68, 74, -28, 58, 14, 0, 32), '#fff7f2'),
      eyes(pen, 0, -26, 68, { size: 16, iris: '#c22348' }),
      cheeks(pen, 0, 0, 92, 13),
      nose(pen, 0, -2, 8, '#e0657a'),
      smile(pen, 0, 8, 24, true),
      pen.body(blob(-52, 78, -52, 78, 0, 86, 52, 78, 52, 78, 44, 128, -44, 128), '#b9752c'),
      pen.body(oval(0, 78, 52, 13), '#7a4417'),
      placed(
        pen.body(box(-9, -70, 18, 100, 8), '#d9a04a') + pen.body(box(-18, -86, 36, 30, 10), '#d9a04a'),
        10,
        62,
        { turn: 8 },
      ),
    ].join(''),
  luckyCat: (pen) =>
    [
      pen.body(
        blob(-82, 132, -82, 132, -98, 78, -70, 30, 0, 20, 70, 30, 98, 78, 82, 132, 82, 132),
        '#fffaf0',
      ),
      placed(
        pen.body(blob(-24, 62, -26, -10, -30, -44, -8, -62, 18, -54, 24, -30, 20, 56), '#fffaf0') +
          pen.flat(disc(-14, -40, 5) + disc(2, -46, 5) + disc(14, -36, 5) + oval(0, -24, 10, 8), '#ff9fa8'),
        86,
        0,
        { turn: 12 },
      ),
      both(
        pen.body(blob(-84, -40, -84, -40, -82, -116, -82, -116, -28, -88, -28, -88), '#fffaf0') +
          pen.flat(blob(-74, -56, -74, -96, -46, -82), '#ff8a8f'),
      ),
      pen.body(twin(0, -94, 62, -84, 92, -36, 78, 14, 36, 34, 0, 38), '#fffaf0'),
      pen.body(blob(-92, -36, -62, -84, -34, -92, -40, -56, -70, -26), '#f0a13a', { bare: true }),
      eyes(pen, 0, -30, 78, { size: 15, mood: 'glad' }),
      cheeks(pen, 0, -6, 106, 14),
      nose(pen, 0, -10, 8, '#e0485a'),
      pen.line(curve(-18, 4, -8, 12, 0, 2, 0, 2, 8, 12, 18, 4), '#4a1418', 4.4),
      both(pen.line('M-50 -8L-104 -16M-50 2L-102 8', '#6b4a3a', 2.6)),
      pen.line(curve(-62, 30, -30, 46, 0, 50, 30, 46, 62, 30), '#d11f31', 13),
      pen.body(disc(0, 54, 15), '#f6c03c', { gloss: true }),
      placed(coin(pen, 44, pen.flat(box(-11, -11, 22, 22, 2), '#8a4a0a')), -12, 98, { turn: -8 }),
      pen.body(blob(-78, 84, -60, 68, -42, 76, -44, 100, -64, 108), '#fffaf0'),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
