import { mix } from '../../mix.ts';
import { flame } from '../../parts/flame.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, poly, twin } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** What travels, and what shows the way. */
export const vehicles = {
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
} satisfies Readonly<Record<string, Drawing>>;
