import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, box, curve, disc, poly, slice } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

const mill = (pen: Pen, x: number, y: number, size: number, turn: number) =>
  placed(
    pen.body(poly(-5, 0, 5, 0, 10, 150, -10, 150), '#eef3f8') +
      [0, 120, 240]
        .map((angle) =>
          placed(pen.body(blob(-4, 0, -4, 0, -9, -30, 0, -92, 0, -92, 5, -30, 4, 0), '#ffffff'), 0, 0, {
            turn: angle + turn,
          }),
        )
        .join('') +
      pen.body(disc(0, 0, 9), '#dfe7f0'),
    x,
    y,
    { size },
  );

/** What single provinces are known for. */
export const landmarks = {
  clockMarket: (pen) =>
    [
      pen.body(box(-128, 34, 256, 90, 3), '#f2d9a0'),
      ...[-104, -64, 40, 80].map((x) => pen.body(box(x, 66, 26, 58, 13), '#8a4a2a')),
      both(pen.body(poly(-134, 36, -116, 2, -40, 2, -40, 36), '#c8502f')),
      pen.body(box(-44, -54, 88, 180, 3), '#ffe9b8'),
      pen.body(poly(-56, -52, 0, -112, 56, -52), '#c8502f'),
      pen.body(box(-12, -128, 24, 26, 3), '#ffe9b8') +
        pen.body(poly(-18, -126, 0, -146, 18, -126), '#c8502f'),
      pen.body(disc(0, -14, 31), '#fffaf0'),
      pen.line('M0 -14V-34M0 -14L14 -6', '#3a1d16', 5) + pen.flat(disc(0, -14, 4.5), '#c8202f'),
      pen.body(box(-24, 52, 48, 74, 24), '#6a3420'),
    ].join(''),
  khmerPagoda: (pen) =>
    [
      pen.body(box(-112, 92, 224, 32, 4), '#e0cda6'),
      pen.body(box(-78, 16, 156, 78, 3), '#ffe9b8'),
      ...[-58, -20, 20, 58].map((x) => pen.body(box(x - 8, 16, 16, 78, 3), '#f0a52a')),
      both(pen.body(poly(-118, 24, -100, -10, 0, -46, 0, -4), '#e0662a')),
      both(pen.body(poly(-84, -30, -66, -62, 0, -92, 0, -40), '#f0a52a')),
      both(
        pen.line(curve(-112, 18, -134, 4, -128, -20), '#ffd76a', 8) +
          pen.line(curve(-80, -34, -100, -48, -94, -70), '#ffd76a', 7),
      ),
      pen.body(poly(-44, 0, 0, -62, 44, 0), '#c8302f') +
        pen.body(disc(0, -20, 12), '#ffd76a', { gloss: true }),
      pen.body(blob(-14, -82, -14, -82, -8, -112, 0, -146, 0, -146, 8, -112, 14, -82, 14, -82), '#ffd76a'),
    ].join(''),
  basaltColumns: (pen) =>
    [
      [-116, 30],
      [-84, -20],
      [-52, -66],
      [-20, -112],
      [12, -84],
      [44, -46],
      [76, -4],
      [104, 40],
    ]
      .map(
        ([x, top], index) =>
          pen.body(box(x! - 17, top!, 34, 128 - top!, 2), index % 2 ? '#5c5664' : '#6f6878') +
          pen.body(
            poly(
              x! - 17,
              top!,
              x! - 8,
              top! - 10,
              x! + 9,
              top! - 10,
              x! + 17,
              top!,
              x! + 8,
              top! + 9,
              x! - 9,
              top! + 9,
            ),
            '#9a92a2',
          ),
      )
      .join('') +
    pen.body(
      blob(-138, 106, -90, 92, -40, 108, 10, 92, 60, 108, 138, 94, 138, 132, 138, 132, -138, 132, -138, 132),
      '#3fb8d8',
    ) +
    pen.line(curve(-120, 108, -80, 98, -40, 112, 10, 98, 60, 112, 118, 100), '#ffffff', 5, 0.85),
  windFarm: (pen) =>
    [
      mill(pen, -78, -12, 0.92, 20),
      mill(pen, 86, -2, 0.84, 70),
      mill(pen, 4, -36, 1.1, -8),
      pen.body(
        blob(-138, 118, -80, 100, -20, 114, 40, 98, 138, 114, 138, 134, 138, 134, -138, 134, -138, 134),
        '#2fa0b8',
      ),
      pen.line(curve(-110, 118, -60, 108, -10, 120, 50, 106, 110, 120), '#ffffff', 5, 0.7),
    ].join(''),
  brickKilns: (pen) =>
    [
      [-76, 20, 0.82],
      [78, 24, 0.76],
      [0, 0, 1.06],
    ]
      .map(([x, y, size]) =>
        placed(
          pen.body(
            blob(-64, 112, -64, 112, -66, 30, -42, -50, -22, -96, 22, -96, 42, -50, 66, 30, 64, 112, 64, 112),
            '#c8623a',
          ) +
            [-60, -24, 12, 48, 84]
              .map((level) =>
                pen.line(
                  curve(-44 - (level + 60) * 0.15, level, 0, level + 9, 44 + (level + 60) * 0.15, level),
                  '#8f3d22',
                  3.4,
                ),
              )
              .join('') +
            pen.body(blob(-22, 112, -22, 112, -22, 70, 0, 52, 22, 70, 22, 112, 22, 112), '#3a150e') +
            pen.flat(blob(-13, 112, -10, 92, 0, 78, 10, 92, 13, 112), '#ffa53a'),
          x!,
          y!,
          { size: size! },
        ),
      )
      .join('') + pen.body(blob(-138, 126, -60, 110, 60, 112, 138, 126, 100, 134, -100, 134), '#7a5230'),
  ironBridge: (pen) =>
    [
      pen.body(slice(-90, 90, 118, 104), '#5a7a9a'),
      pen.line(
        [-84, -56, -28, 0, 28, 56, 84]
          .map((x) => `M${x} 20V${-Math.round(Math.sqrt(110 * 110 - x * x)) + 10}`)
          .join(''),
        '#8fa8c0',
        5,
      ),
      pen.line(
        'M-112 16L-56 -88M-56 16L0 -100M0 16L56 -88M-56 -88L0 16M0 -100L56 16M56 -88L112 16',
        '#7f98b0',
        4,
      ),
      pen.body(box(-136, 12, 272, 22, 4), '#3f7fb0'),
      pen.body(box(0, 12, 136, 22, 4), '#e8b53a', { bare: true }),
      ...[-96, 0, 96].map((x) => pen.body(poly(x - 13, 34, x + 13, 34, x + 18, 116, x - 18, 116), '#b8b0a4')),
      pen.body(
        blob(
          -138,
          112,
          -90,
          98,
          -40,
          112,
          10,
          98,
          60,
          112,
          138,
          100,
          138,
          132,
          138,
          132,
          -138,
          132,
          -138,
          132,
        ),
        '#2f9ab8',
      ),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
