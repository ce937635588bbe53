import { mix } from '../../mix.ts';
import { curve, box, disc, oval, poly, roundabout, blob } from '../../pen/paths.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { placed } from '../../shapes.ts';

const piece = (pen: Pen, ink: string, strokes: string) =>
  pen.body(disc(3, 9, 58), '#7a4417') +
  pen.body(disc(0, 0, 58), '#f3d9a4') +
  pen.line(disc(0, 0, 48), ink, 4) +
  pen.line(strokes, ink, 7.5);

/** The red and the black general of xiangqi, 帥 and 將, as strokes. */
const generals = {
  red: 'M-18 -30L-26 -22M-26 -22H-8M-26 -22V14M-26 -4H-8M-26 14H-8M-8 -22V14M2 -16V18M2 -16H28M28 -16V12M15 -32V34',
  black:
    'M-24 -28V30M-24 -6H-10M-10 -30V30M2 -28L-2 -14M2 -26H24L8 -4M10 -20L18 -14M-4 4H30M18 -4V28L8 24M4 12L10 18',
};

/** Boards and their pieces. */
export const boards = {
  xiangqi: (pen) =>
    [
      placed(
        pen.body(box(-124, -124, 248, 248, 14), '#d9a35a') +
          pen.line(
            Array.from(
              { length: 6 },
              (_, index) => `M${-100 + index * 40} -100V100M-100 ${-100 + index * 40}H100`,
            ).join(''),
            '#7a4417',
            3.4,
          ) +
          pen.line('M-20 20L60 100M60 20L-20 100', '#7a4417', 3.4),
        0,
        0,
        { turn: -9 },
      ),
      placed(piece(pen, '#20141f', generals.black), 46, -52, { size: 1.02 }),
      placed(piece(pen, '#c8202f', generals.red), -36, 42, { size: 1.34 }),
    ].join(''),
  caroBoard: (pen) =>
    [
      pen.body(box(-122, -122, 244, 244, 18), '#fffaf0'),
      pen.line(
        Array.from(
          { length: 4 },
          (_, index) => `M${-72 + index * 48} -112V112M-112 ${-72 + index * 48}H112`,
        ).join(''),
        '#b9c6dc',
        3.4,
      ),
      ...[
        [-2, -2],
        [-1, -1],
        [0, 0],
        [1, 1],
        [2, 2],
      ].map(([x, y]) =>
        pen.line(
          `M${x! * 48 - 15} ${y! * 48 - 15}L${x! * 48 + 15} ${y! * 48 + 15}M${x! * 48 + 15} ${y! * 48 - 15}L${x! * 48 - 15} ${y! * 48 + 15}`,
          '#e0303a',
          11,
        ),
      ),
      ...[
        [0, -1],
        [1, 0],
        [1, -1],
        [-1, 1],
        [-2, 0],
        [0, 2],
      ].map(([x, y]) => pen.line(disc(x! * 48, y! * 48, 14), '#1f6fe0', 10)),
      pen.line('M-118 -118L118 118', '#ffc53d', 8, 0.85),
    ].join(''),
  reversi: (pen) =>
    [
      pen.body(box(-124, -124, 248, 248, 16), '#12764a'),
      pen.line(
        Array.from(
          { length: 3 },
          (_, index) => `M${-60 + index * 60} -118V118M-118 ${-60 + index * 60}H118`,
        ).join(''),
        '#0a4a2e',
        4,
      ),
      ...[
        [-90, -30, 0],
        [-30, -30, 0],
        [-30, 30, 1],
        [30, 30, 0],
        [-90, 90, 1],
        [90, 30, 1],
        [30, -90, 1],
        [90, -90, 0],
      ].map(([x, y, isWhite]) =>
        placed(
          pen.body(oval(2, 6, 26, 26), '#06301d') +
            pen.body(disc(0, 0, 26), isWhite ? '#fffaf4' : '#1d1b26', { gloss: true }),
          x!,
          y!,
        ),
      ),
      placed(
        pen.body(disc(4, 8, 50), '#1d1b26') + pen.body(disc(0, 0, 50), '#fffaf4', { gloss: true }),
        36,
        -34,
        { turn: 0 },
      ),
    ].join(''),
  domino: (pen) => {
    const tile = (top: number, low: number) =>
      pen.body(box(-42, -84, 84, 168, 14), '#fffaf0') +
      pen.line('M-30 0H30', '#20141f', 4) +
      [top, low]
        .map((value, half) =>
          pips(value)
            .map(([x, y]) =>
              pen.flat(disc(x * 22, (half ? 42 : -42) + y * 22, 8.5), value > 4 ? '#d11f31' : '#20141f'),
            )
            .join(''),
        )
        .join('');
    return (
      placed(tile(6, 3), -56, 18, { turn: -18 }) +
      placed(tile(2, 5), 66, 24, { turn: 20 }) +
      placed(tile(6, 6), 4, -10, { size: 1.12 })
    );
  },
  mancala: (pen) =>
    [
      pen.body(
        blob(-132, 10, -116, -46, -60, -66, 60, -66, 116, -46, 132, 10, 116, 66, 60, 86, -60, 86, -116, 66),
        '#b9752c',
      ),
      pen.trim(
        blob(-122, 10, -108, -38, -58, -56, 58, -56, 108, -38, 122, 10, 108, 58, 58, 76, -58, 76, -108, 58),
        3,
      ),
      ...[-1, 0, 1].flatMap((column) =>
        [-24, 42].map((y) => pen.flat(oval(column * 52, y, 24, 22), '#5a2f12')),
      ),
      pen.flat(oval(-100, 10, 19, 36) + oval(100, 10, 19, 36), '#5a2f12'),
      ...[
        [-58, -28, 0],
        [-44, -18, 1],
        [-52, -34, 2],
        [2, -24, 1],
        [50, -30, 3],
        [60, -18, 0],
        [-54, 44, 2],
        [-2, 36, 0],
        [8, 48, 3],
        [52, 42, 1],
        [46, 34, 2],
      ].map(([x, y, ink]) =>
        pen.body(disc(x!, y!, 10), ['#e0303a', '#3fb6e0', '#ffd53d', '#6fcf5a'][ink!]!, { gloss: true }),
      ),
      pen.body(disc(-100, 8, 18), '#e0303a', { gloss: true }),
      pen.body(disc(100, 8, 18), '#3fb6e0', { gloss: true }),
      ...[
        [-30, -100],
        [14, -116],
        [54, -98],
      ].map(([x, y]) => pen.body(disc(x!, y!, 13), '#ffd53d', { gloss: true })),
      pen.line(curve(-66, -78, -30, -128, 20, -132, 64, -78), '#ffffff', 4, 0.6),
    ].join(''),
  mahjong: (pen) => {
    const tile = (mark: string) =>
      pen.body(box(-40, -56, 88, 122, 12), '#1fa866') +
      pen.body(box(-46, -64, 88, 122, 12), '#fffaf0') +
      mark;
    return (
      placed(tile(pen.line('M-2 -44V40M-28 -26H24M-28 -26V6H24V-26', '#d11f31', 9)), 4, -18, { size: 1.24 }) +
      placed(
        tile(
          roundabout(6, 26)
            .map(({ x, y }) => pen.flat(disc(x - 2, y - 3, 11), '#1f6fe0'))
            .join('') + pen.flat(disc(-2, -3, 10), '#d11f31'),
        ),
        -72,
        48,
        { turn: -18, size: 0.9 },
      ) +
      placed(
        tile([-18, 0, 18].map((x) => pen.line(`M${x - 2} -36V-6M${x - 2} 4V32`, '#1fa866', 9)).join('')),
        80,
        52,
        { turn: 17, size: 0.9 },
      )
    );
  },
  chess: (pen) =>
    [
      pen.body(
        blob(
          -70,
          128,
          -70,
          128,
          -62,
          98,
          -34,
          84,
          -20,
          20,
          -34,
          0,
          -34,
          -20,
          34,
          -20,
          34,
          0,
          20,
          20,
          34,
          84,
          62,
          98,
          70,
          128,
          70,
          128,
        ),
        '#fff3dc',
      ),
      pen.body(
        blob(
          -46,
          -18,
          -46,
          -18,
          -62,
          -96,
          -62,
          -96,
          -26,
          -60,
          0,
          -108,
          0,
          -108,
          26,
          -60,
          62,
          -96,
          62,
          -96,
          46,
          -18,
          46,
          -18,
        ),
        '#fff3dc',
        { gloss: true },
      ),
      pen.body(disc(0, -116, 14), '#f6c344', { gloss: true }),
      pen.trim(curve(-60, 102, 0, 112, 60, 102) + curve(-30, 66, 0, 72, 30, 66), 4),
      ...[-62, 62].map((x) => pen.body(disc(x, -102, 9), '#f6c344')),
      pen.flat(poly(-4, 0, 4, 0, 4, 0), mix('#ffffff', '#000000', 0)),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;

function pips(value: number): readonly (readonly [x: number, y: number])[] {
  const all: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    2: [
      [-1, -1],
      [1, 1],
    ],
    3: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    5: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ],
    6: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
  };
  return all[value] ?? [[0, 0]];
}
