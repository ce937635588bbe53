import { mix } from '../mix.ts';
import { brows, cheeks, eyes, smile } from '../parts/face.ts';
import { coin, sparkle } from '../parts/tableware.ts';
import { blob, box, curve, disc, oval, poly, twin } from '../pen/paths.ts';
import type { Drawing, Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';

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

const both = (drawn: string) => drawn + placed(drawn, 0, 0, { flip: true });

/** A great cat's head: stripes make a tiger. */
const catHead = (pen: Pen, coat: string, mark: string) =>
  [
    both(
      pen.body(blob(-104, -66, -92, -112, -56, -110, -36, -84, -70, -54), coat) +
        pen.flat(blob(-92, -72, -84, -96, -62, -96, -54, -82, -72, -66), '#ff9d8a'),
    ),
    both(
      pen.body(
        blob(-66, 18, -122, 26, -122, 26, -108, 48, -120, 72, -120, 72, -90, 74, -78, 104, -78, 104, -46, 84),
        '#fff3dc',
      ),
    ),
    pen.body(twin(0, -98, 58, -86, 98, -36, 96, 24, 66, 76, 0, 98), coat),
    both(
      pen.body(blob(-72, 8, -50, -6, -26, 6, -12, 30, -20, 66, -50, 70, -74, 44), '#fff6e6', { bare: true }),
    ),
    both(
      pen.flat(blob(-14, -94, -6, -96, -8, -62, -14, -62), mark) +
        pen.flat(blob(-44, -88, -34, -92, -26, -62, -30, -56), mark) +
        pen.flat(blob(-96, -24, -96, -24, -62, -20, -56, -12, -66, -10, -97, -8), mark) +
        pen.flat(blob(-96, 22, -96, 22, -70, 26, -64, 34, -74, 36, -92, 40), mark),
    ),
    pen.flat(blob(-20, -44, 20, -44, 20, -34, -20, -34), mark) +
      pen.flat(blob(-5, -60, 5, -60, 5, -16, -5, -16), mark),
    eyes(pen, 0, -16, 78, { size: 19, iris: '#f0a818', mood: 'fierce', to: [0, 0.2] }),
    pen.body(twin(0, 22, 30, 28, 46, 50, 30, 70, 0, 66), '#fff9ee', { bare: true }),
    pen.flat(blob(-30, 58, 0, 66, 30, 58, 34, 84, 18, 106, 0, 110, -18, 106, -34, 84), '#6d0f1f'),
    pen.flat(blob(-16, 92, 0, 84, 16, 92, 12, 106, 0, 109, -12, 106), '#ff7d7d'),
    both(pen.flat(poly(-28, 62, -16, 66, -21, 90), '#ffffff')),
    nose(pen, 0, 26, 19, '#d8485a'),
    both(
      pen.line(curve(-34, 46, -70, 42, -104, 30), '#ffffff', 2.4, 0.9) +
        pen.line(curve(-34, 54, -70, 56, -102, 56), '#ffffff', 2.4, 0.9),
    ),
  ].join('');

/** Beasts of land and legend. */
export const beasts = {
  tiger: (pen) => catHead(pen, '#f58a1f', '#2a130d'),
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
  fox: (pen) => {
    const coat = '#e0662a';
    return [
      both(
        pen.body(blob(-34, -50, -34, -50, -84, -130, -84, -130, -112, -70, -92, -14), coat) +
          pen.flat(blob(-52, -54, -80, -104, -94, -64, -82, -28), '#3a1712'),
      ),
      pen.body(twin(0, -70, 52, -60, 96, -10, 118, 34, 118, 34, 66, 68, 26, 102, 0, 112), coat),
      both(
        pen.body(
          blob(-118, 34, -118, 34, -60, 20, -26, 40, 0, 78, 0, 78, 0, 112, -26, 102, -66, 68),
          '#fff3e2',
          { bare: true },
        ),
      ),
      eyes(pen, 0, 4, 88, { size: 17, iris: '#ffb21f', mood: 'fierce', to: [0, 0.1] }),
      nose(pen, 0, 92, 17),
      pen.body(twin(0, -62, 13, -40, 0, -8), '#ffd15c', { bare: true }),
      pen.line(curve(-18, 112, 0, 118, 18, 112), '#5a1f12', 4),
    ].join('');
  },
  wolf: (pen) => {
    const coat = mix('#c9d6ea', pen.palette.glow, 0.2);
    const dark = mix('#3c4d6e', pen.palette.deep, 0.3);
    return [
      pen.body(
        blob(
          -92,
          132,
          -92,
          132,
          -88,
          60,
          -58,
          12,
          -40,
          -10,
          -62,
          -30,
          -62,
          -30,
          -30,
          -44,
          -18,
          -70,
          -18,
          -70,
          2,
          -48,
          30,
          -66,
          66,
          -104,
          88,
          -126,
          88,
          -126,
          92,
          -100,
          70,
          -68,
          70,
          -68,
          66,
          -40,
          34,
          0,
          34,
          0,
          60,
          50,
          66,
          132,
          66,
          132,
        ),
        dark,
      ),
      pen.body(blob(34, 0, 34, 0, 8, 16, -10, 54, -6, 92, 10, 132, 10, 132, 62, 132, 62, 132, 58, 60), coat, {
        bare: true,
      }),
      pen.body(
        blob(0, -42, 30, -60, 64, -98, 84, -120, 84, -120, 86, -98, 62, -62, 62, -34, 30, -6, 8, -16),
        coat,
        { bare: true },
      ),
      pen.flat(blob(82, -124, 92, -128, 96, -116, 88, -110), '#16101c'),
      pen.flat(blob(58, -66, 58, -66, 74, -74, 70, -56, 56, -46), '#6d1326'),
      pen.line(curve(18, -46, 28, -52, 38, -50), '#16101c', 5),
      ...[60, 84, 108].map((y, index) =>
        pen.line(curve(-64 + index * 2, y, -50, y + 12, -44, y + 2), mix(dark, '#ffffff', 0.4), 4, 0.8),
      ),
    ].join('');
  },
  deer: (pen) => {
    const coat = '#c9803f';
    const antler = pen.line(
      'M-26 -62C-44 -88 -40 -108 -66 -128M-40 -88C-60 -88 -78 -92 -92 -108M-42 -104C-30 -112 -24 -120 -22 -132',
      '#ffe0a1',
      10,
    );
    return [
      both(antler),
      both(
        pen.body(blob(-40, -38, -70, -64, -106, -54, -96, -26, -54, -18), coat) +
          pen.flat(blob(-52, -36, -72, -50, -92, -46, -84, -34), '#ffcdb2'),
      ),
      pen.body(twin(0, -70, 40, -60, 56, -24, 44, 26, 34, 74, 0, 96), coat),
      pen.body(twin(0, 30, 28, 36, 32, 70, 0, 92), '#fff0da', { bare: true }),
      ...[
        [-16, -48],
        [16, -48],
        [0, -36],
        [-30, -34],
        [30, -34],
      ].map(([x, y]) => pen.flat(disc(x!, y!, 5), '#fff0da', 0.9)),
      eyes(pen, 0, -6, 66, { size: 15, to: [0, 0.2] }),
      nose(pen, 0, 64, 16),
      smile(pen, 0, 80, 22),
      pen.body(
        blob(-50, 110, -30, 92, 0, 102, 30, 92, 50, 110, 40, 132, 40, 132, -40, 132, -40, 132),
        pen.palette.main,
      ),
      pen.body(disc(0, 112, 13), '#f6c344', { gloss: true }),
    ].join('');
  },
  rooster: (pen) => {
    const coat = '#d9362b';
    return [
      ...[
        [-64, '#1f7a5c'],
        [-38, '#15564a'],
        [-12, '#2a9d6f'],
      ].map(([turn, ink]) =>
        placed(
          pen.body(blob(0, 0, -20, -70, -66, -104, -110, -90, -110, -90, -84, -66, -52, -6), ink as string),
          -34,
          40,
          { turn: (turn as number) + 40 },
        ),
      ),
      pen.body(
        blob(
          -74,
          44,
          -40,
          14,
          -4,
          8,
          14,
          -30,
          18,
          -74,
          48,
          -96,
          80,
          -82,
          86,
          -52,
          76,
          -10,
          78,
          40,
          50,
          92,
          0,
          106,
          -50,
          92,
        ),
        coat,
      ),
      pen.body(
        blob(
          14,
          -30,
          16,
          -54,
          40,
          -62,
          74,
          -48,
          84,
          -20,
          82,
          22,
          82,
          22,
          62,
          6,
          52,
          28,
          52,
          28,
          34,
          8,
          18,
          26,
          18,
          26,
          12,
          0,
        ),
        '#f6b02b',
      ),
      pen.body(blob(-56, 48, -22, 30, 20, 44, 14, 72, -22, 84, -54, 72), '#8a1c22'),
      pen.line(curve(-42, 56, -14, 52, 8, 60) + curve(-36, 70, -12, 68, 4, 72), '#f6b02b', 4),
      pen.body(
        blob(22, -90, 22, -90, 18, -124, 36, -112, 44, -134, 58, -112, 76, -124, 82, -90, 82, -90, 52, -100),
        '#e8212f',
      ),
      pen.body(blob(82, -74, 82, -74, 118, -62, 118, -62, 84, -50, 84, -50), '#ffc53d'),
      pen.body(blob(74, -50, 90, -48, 92, -24, 78, -20, 70, -36), '#e8212f'),
      eyes(pen, 60, -74, 0, { size: 11, to: [0.4, 0.1], isSingle: true }),
      pen.line(
        'M-14 104V130M-14 130L-32 134M-14 130L6 134M24 100V130M24 130L8 134M24 130L42 134',
        '#ffb01f',
        7,
      ),
    ].join('');
  },
  horse: (pen) => {
    const coat = '#8a4a22';
    return [
      pen.body(
        blob(
          -124,
          132,
          -124,
          132,
          -110,
          40,
          -66,
          -34,
          -20,
          -86,
          10,
          -104,
          30,
          -102,
          60,
          -74,
          96,
          -18,
          116,
          14,
          112,
          40,
          84,
          50,
          62,
          36,
          28,
          12,
          8,
          22,
          10,
          70,
          34,
          132,
          34,
          132,
        ),
        coat,
      ),
      pen.body(blob(-2, -96, -2, -96, -6, -132, -6, -132, 24, -104, 24, -104), coat),
      ...[0, 1, 2, 3, 4].map((index) =>
        placed(
          pen.body(blob(0, 0, 0, 0, -50, -8, -88, 24, -88, 24, -46, 26, -6, 34, -6, 34), pen.palette.accent),
          6 - index * 22,
          -92 + index * 36,
          { turn: -12 - index * 3 },
        ),
      ),
      pen.body(blob(44, -72, 58, -72, 106, 10, 104, 30, 92, 26), '#fff1dc', { bare: true }),
      eyes(pen, 36, -48, 0, { size: 13, to: [0.4, 0.2], mood: 'fierce', isSingle: true }),
      pen.flat(oval(98, 26, 7, 5), '#2a1010'),
      pen.line(curve(82, 44, 92, 38, 104, 40), '#3a1812', 4),
      pen.line(curve(66, -68, 50, -20, 62, 34) + curve(52, -10, 20, 24, -40, 40), pen.palette.main, 8),
      pen.body(disc(57, -4, 10), '#ffd15c', { gloss: true }),
    ].join('');
  },
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
  buffalo: (pen) =>
    [
      both(
        pen.body(
          blob(
            -34,
            -62,
            -34,
            -62,
            -88,
            -78,
            -122,
            -44,
            -130,
            -108,
            -130,
            -108,
            -94,
            -126,
            -50,
            -104,
            -20,
            -86,
          ),
          '#4a3b36',
        ),
      ),
      both(pen.body(blob(-52, -40, -92, -46, -106, -20, -70, -10), '#6d5a54')),
      pen.body(twin(0, -86, 46, -78, 62, -34, 52, 30, 56, 74, 30, 106, 0, 110), '#6d5a54'),
      pen.body(twin(0, 44, 44, 50, 54, 76, 30, 104, 0, 108), '#a38a80', { bare: true }),
      both(pen.flat(oval(-22, 72, 10, 7), '#2a1a18')),
      eyes(pen, 0, -12, 74, { size: 14 }),
      pen.body(blob(-40, -74, -20, -98, 0, -90, 20, -98, 40, -74, 18, -44, 0, -54, -18, -44), '#3a2c28'),
      pen.line(curve(-18, 94, 0, 100, 18, 94), '#3a2020', 4),
      pen.line(disc(0, 92, 13), '#f6c03c', 5),
    ].join(''),
  elephant: (pen) =>
    [
      both(
        pen.body(blob(-40, -66, -98, -84, -128, -40, -116, 20, -78, 40, -46, 12), '#8f93ab') +
          pen.flat(blob(-60, -48, -96, -56, -108, -22, -96, 8, -70, 18), '#f0a6a0', 0.8),
      ),
      pen.body(twin(0, -96, 52, -84, 66, -30, 46, 22, 30, 42, 0, 44), '#a4a8c0'),
      pen.body(
        blob(-30, 20, -24, 70, -26, 104, 2, 126, 40, 122, 46, 100, 46, 100, 20, 104, 14, 88, 22, 60, 30, 20),
        '#a4a8c0',
      ),
      ...[52, 70, 88].map((y) => pen.line(curve(-24, y, -2, y + 7, 20, y), '#767a96', 3)),
      both(pen.body(blob(-44, 30, -44, 30, -66, 66, -58, 96, -58, 96, -38, 74, -24, 40, -24, 40), '#fff6e0')),
      eyes(pen, 0, -16, 76, { size: 14 }),
      pen.body(blob(-46, -74, 0, -104, 46, -74, 34, -52, 0, -24, -34, -52), pen.palette.main),
      pen.trim(blob(-34, -72, 0, -92, 34, -72, 24, -56, 0, -36, -24, -56), 3),
      pen.body(disc(0, -62, 12), pen.palette.accent, { gloss: true }),
    ].join(''),
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
  crane: (pen) =>
    [
      pen.body(blob(-130, -40, -130, -40, -70, -74, -10, -30, 16, 10, -20, 30, -60, 14), '#fffaf5'),
      pen.body(blob(-130, -40, -130, -40, -94, -20, -60, 14, -60, 14, -92, 4, -118, -14), '#1d1a2a', {
        bare: true,
      }),
      pen.body(
        blob(
          -60,
          44,
          -20,
          10,
          30,
          10,
          62,
          -20,
          72,
          -64,
          86,
          -92,
          104,
          -90,
          100,
          -66,
          88,
          -30,
          84,
          18,
          48,
          58,
          0,
          74,
        ),
        '#fffaf5',
      ),
      pen.body(blob(10, 8, 40, -60, 110, -20, 140, 34, 140, 34, 90, 30, 40, 48), '#fffaf5'),
      pen.body(blob(140, 34, 140, 34, 96, 10, 70, 18, 60, 40, 90, 42), '#1d1a2a', { bare: true }),
      pen.body(blob(86, -96, 96, -106, 106, -98, 104, -86, 92, -84), '#e0212f'),
      pen.body(blob(104, -94, 104, -94, 140, -82, 140, -82, 104, -82, 104, -82), '#f0a13a'),
      pen.flat(disc(99, -88, 3.4), '#1d1013'),
      pen.line('M-30 66L-66 124M-14 72L-44 132', '#e0662a', 6),
      pen.line(curve(78, -56, 74, -20, 60, 4), '#1d1a2a', 7),
    ].join(''),
  nightOwl: (pen) =>
    [
      both(pen.body(blob(-40, -84, -40, -84, -84, -124, -84, -124, -84, -62), '#7a4a2a')),
      pen.body(twin(0, -92, 64, -78, 92, -10, 84, 70, 40, 118, 0, 126), '#8f5a34'),
      both(pen.body(blob(-90, -10, -112, 40, -96, 96, -62, 112, -62, 112, -58, 40), '#6a3f24')),
      pen.body(twin(0, -6, 46, 20, 44, 84, 0, 118), '#f2d6a8', { bare: true }),
      ...[24, 48, 72, 94].map((y) =>
        pen.line(curve(-30, y, -15, y + 10, 0, y, 0, y, 15, y + 10, 30, y), '#b0783f', 4),
      ),
      both(pen.body(disc(-36, -40, 36), '#f2d6a8', { bare: true })),
      eyes(pen, 0, -40, 72, { size: 25, iris: '#f0a818' }),
      brows(pen, 0, -74, 72, 40, '#4a2a16'),
      pen.body(blob(-10, -26, -10, -26, 10, -26, 10, -26, 0, 4, 0, 4), '#f6b02b'),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
