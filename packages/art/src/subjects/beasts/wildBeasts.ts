import { mix } from '../../mix.ts';
import { brows, eyes, smile } from '../../parts/face.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, curve, disc, poly, twin } from '../../pen/paths.ts';
import { both } from '../../shapes.ts';

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

/** Beasts of the wild. */
export const wildBeasts = {
  tiger: (pen) => catHead(pen, '#f58a1f', '#2a130d'),
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
} satisfies Readonly<Record<string, Drawing>>;
