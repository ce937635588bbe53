import { flame } from '../../parts/flame.ts';
import { football } from '../../parts/football.ts';
import type { Drawing } from '../../pen/Pen.ts';
import { blob, box, curve, disc, oval, star } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

/** Things of sport and of games on a screen. */
export const sports = {
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
} satisfies Readonly<Record<string, Drawing>>;
