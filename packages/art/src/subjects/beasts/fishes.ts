import { mix } from '../../mix.ts';
import { eyes, smile } from '../../parts/face.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { blob, curve, disc, roundabout, twin } from '../../pen/paths.ts';
import { both, placed } from '../../shapes.ts';

const scales = (pen: Pen, rows: readonly (readonly [x: number, y: number])[], colour: string) =>
  rows.map(([x, y]) => pen.line(curve(x, y - 13, x + 12, y, x, y + 13), colour, 3.4, 0.85)).join('');

/** A carp bent like a bow, leaping to the left. */
const carp = (pen: Pen, coat: string, fin: string) =>
  [
    pen.body(
      blob(
        60,
        42,
        60,
        42,
        92,
        34,
        132,
        46,
        132,
        46,
        116,
        66,
        122,
        96,
        122,
        96,
        92,
        92,
        74,
        116,
        74,
        116,
        66,
        88,
        48,
        66,
      ),
      fin,
    ),
    pen.body(blob(-6, -62, -6, -62, 30, -106, 78, -92, 78, -92, 80, -56, 82, -30, 82, -30), fin),
    pen.body(blob(-30, 34, -30, 34, -50, 78, -18, 96, -18, 96, -6, 70, 12, 46, 12, 46), fin),
    pen.body(
      blob(
        -118,
        -14,
        -100,
        -54,
        -54,
        -76,
        4,
        -72,
        56,
        -44,
        84,
        4,
        82,
        56,
        70,
        84,
        48,
        66,
        30,
        46,
        -6,
        38,
        -50,
        34,
        -92,
        20,
      ),
      coat,
    ),
    pen.body(
      blob(-112, -4, -84, 16, -40, 22, 4, 26, 40, 44, 66, 80, 48, 66, 30, 46, -6, 38, -50, 34, -92, 20),
      '#fff4e2',
      { bare: true },
    ),
    scales(
      pen,
      [
        [-22, -40],
        [4, -42],
        [30, -28],
        [-12, -14],
        [14, -14],
        [40, -2],
        [60, 22],
        [0, 10],
        [28, 20],
        [52, 44],
      ],
      mix(coat, '#fff3d0', 0.6),
    ),
    pen.line(curve(-52, -62, -38, -28, -50, 22), mix(coat, '#4a0d10', 0.45), 4.5),
    eyes(pen, -82, -26, 0, { size: 14, to: [-0.4, 0], isSingle: true }),
    pen.flat(blob(-122, -16, -108, -20, -100, -8, -112, -2), '#7d1020'),
    pen.line(curve(-108, 2, -124, 14, -118, 32) + curve(-98, 8, -106, 26, -96, 42), fin, 4.5),
  ].join('');

const splash = (pen: Pen, y: number) =>
  [-96, -58, -20, 22, 62, 98]
    .map((x, index) =>
      pen.body(
        blob(
          x - 24,
          y,
          x - 24,
          y,
          x - 12,
          y - 26 - (index % 3) * 16,
          x + 6,
          y - 44 - (index % 2) * 20,
          x + 10,
          y - 20,
          x + 24,
          y,
          x + 24,
          y,
        ),
        '#dff6ff',
        { bare: true },
      ),
    )
    .join('') +
  pen.body(
    blob(-128, y + 2, -70, y - 16, 0, y - 8, 70, y - 16, 128, y + 2, 90, y + 22, 0, y + 28, -90, y + 22),
    '#bfeaf7',
    { bare: true },
  );

/** Fish. */
export const fishes = {
  carp: (pen) => carp(pen, '#f0782a', '#ffb44a'),
  koi: (pen) => splash(pen, 104) + placed(carp(pen, '#e8402f', '#ffb03a'), 6, -14, { turn: 32, size: 1.06 }),
  koiPair: (pen) => {
    const fromAbove = (coat: string, patch: string) =>
      [
        pen.body(
          blob(-8, 78, -8, 78, -36, 130, -20, 140, 0, 118, 20, 140, 36, 130, 8, 78, 8, 78),
          mix(patch, '#ffffff', 0.4),
        ),
        both(
          pen.body(blob(-30, -20, -30, -20, -72, 0, -76, 30, -50, 26, -26, 8), mix(patch, '#ffffff', 0.45)),
        ),
        pen.body(twin(0, -92, 26, -78, 38, -34, 30, 30, 12, 80, 0, 90), coat),
        pen.body(blob(-20, -66, 6, -76, 24, -52, 10, -34, -14, -40), patch, { bare: true }),
        pen.body(blob(-30, 0, 4, -20, 28, 4, 8, 30, -22, 26), patch, { bare: true }),
        pen.body(blob(-8, 50, 12, 44, 10, 66, -4, 70), patch, { bare: true }),
        both(pen.flat(disc(-22, -66, 6), '#1d1013')),
        both(pen.line(curve(-10, -88, -20, -104, -32, -106), patch, 4)),
      ].join('');
    return (
      placed(fromAbove('#fffaf2', '#e8402f'), -50, 8, { turn: 28, size: 1.06 }) +
      placed(fromAbove('#ffb63d', '#e2572a'), 58, -4, { turn: 204, size: 1.06 })
    );
  },
  fish: (pen) =>
    [
      pen.body(
        blob(64, 0, 64, 0, 96, -56, 138, -64, 138, -64, 118, 0, 138, 62, 138, 62, 96, 54),
        pen.palette.accent,
      ),
      pen.body(blob(-34, -60, -34, -60, -6, -112, 56, -98, 56, -98, 60, -46, 60, -46), pen.palette.accent),
      pen.body(blob(-10, 56, -10, 56, -2, 98, 42, 92, 42, 92, 46, 44, 46, 44), pen.palette.accent),
      pen.body(blob(-122, 4, -92, -48, -30, -70, 34, -56, 82, 0, 34, 56, -30, 66, -92, 46), pen.palette.main),
      pen.body(blob(-112, 16, -60, 28, 20, 24, 72, 4, 34, 56, -30, 66, -92, 46), pen.palette.bright, {
        bare: true,
      }),
      pen.body(blob(-20, -66, -6, -30, -8, 20, -22, 64, -2, 64, 16, 20, 18, -30, 4, -66), '#fffdf5', {
        bare: true,
      }),
      pen.body(blob(40, -52, 50, -20, 48, 20, 38, 52, 52, 44, 64, 14, 64, -16, 54, -42), '#fffdf5', {
        bare: true,
      }),
      eyes(pen, -70, -14, 0, { size: 22, to: [-0.4, 0], isSingle: true }),
      smile(pen, -94, 20, 28),
      pen.body(blob(-30, 18, -30, 18, 14, 6, 28, 26, 10, 44, -18, 42), pen.palette.accent),
    ].join(''),
  reefFish: (pen) =>
    roundabout(5, 84, 20)
      .map(({ x, y }, index) =>
        placed(
          pen.body(blob(26, 0, 26, 0, 46, -22, 46, -22, 42, 0, 46, 22, 46, 22), pen.palette.accent) +
            pen.body(blob(-40, 0, -10, -24, 32, 0, -10, 24), index % 2 ? pen.palette.main : '#ffb53d') +
            pen.flat(disc(-20, -5, 6), '#fff') +
            pen.flat(disc(-21, -5, 3.4), '#15101c'),
          x,
          y,
          { flip: index % 2 === 0, size: 1.1 },
        ),
      )
      .join(''),
} satisfies Readonly<Record<string, Drawing>>;
