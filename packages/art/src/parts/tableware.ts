import { mix } from '../mix.ts';
import { box, curve, disc, oval, poly, roundabout } from '../pen/paths.ts';
import type { Pen } from '../pen/Pen.ts';
import { placed } from '../shapes.ts';
import { lettered } from './lettered.ts';

const suits = {
  heart: 'M0 22C-34 -2 -24 -28 -10 -26C-4 -25 0 -20 0 -16C0 -20 4 -25 10 -26C24 -28 34 -2 0 22Z',
  spade: 'M0 -26C-8 -12 -26 -4 -22 8C-18 16 -8 14 -3 9L-8 24H8L3 9C8 14 18 16 22 8C26 -4 8 -12 0 -26Z',
  diamond: 'M0 -27L20 0L0 27L-20 0Z',
  club: 'M0 -26A12 12 0 0 1 10 -8A12 12 0 1 1 3 9L8 24H-8L-3 9A12 12 0 1 1 -10 -8A12 12 0 0 1 0 -26Z',
} as const;

/** A suit of cards. */
export type Suit = keyof typeof suits;

/** The mark of a suit around a point. */
export const suitMark = (pen: Pen, suit: Suit, x: number, y: number, size: number, colour?: string): string =>
  placed(
    pen.flat(suits[suit], colour ?? (suit === 'heart' || suit === 'diamond' ? '#d3182f' : '#17141f')),
    x,
    y,
    {
      size,
    },
  );

/** A playing card, 104 × 148, around the origin. */
export const card = (pen: Pen, rank: string, suit: Suit): string => {
  const ink = suit === 'heart' || suit === 'diamond' ? '#d3182f' : '#17141f';
  return [
    pen.body(box(-52, -74, 104, 148, 12), '#fffaf0'),
    lettered(pen, rank, [-30, -48, 36, 38], ink),
    suitMark(pen, suit, -30, -14, 0.52),
    suitMark(pen, suit, 12, 22, 1.7),
  ].join('');
};

/** The back of a card. */
export const cardBack = (pen: Pen): string =>
  [
    pen.body(box(-52, -74, 104, 148, 12), '#fffaf0'),
    pen.body(box(-43, -65, 86, 130, 8), pen.palette.main, { bare: true }),
    pen.trim(poly(0, -48, 30, 0, 0, 48, -30, 0), 3) + pen.trim(poly(0, -26, 16, 0, 0, 26, -16, 0), 3),
  ].join('');

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.55, -0.55],
    [0.55, -0.55],
    [0, 0],
    [-0.55, 0.55],
    [0.55, 0.55],
  ],
  6: [
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.6],
    [0.5, 0.6],
  ],
};

/** A die seen from a corner, about 130 across, with what its three sides show. */
export const die = (
  pen: Pen,
  colour: string,
  values: readonly [top: number, left: number, right: number],
  ink = '#d3182f',
): string => {
  const side = (transform: string, shade: string, value: number) =>
    `<g transform="${transform}">${pen.body(box(-40, -40, 80, 80, 12), shade, { bare: true })}${pips[
      value
    ]!.map(([x, y]) =>
      pen.flat(disc(x * 44, y * 44, value === 1 ? 15 : 9), value === 1 || value === 4 ? ink : '#241a2c'),
    ).join('')}</g>`;
  return (
    pen.flat(poly(0, -78, 66, -40, 66, 38, 0, 78, -66, 38, -66, -40), mix(colour, '#20102a', 0.4)) +
    side('matrix(.866 -.5 .866 .5 0 -40)', mix(colour, '#ffffff', 0.35), values[0]) +
    side('matrix(.866 .5 0 1 -34.6 20)', colour, values[1]) +
    side('matrix(.866 -.5 0 1 34.6 20)', mix(colour, '#3a1f4a', 0.2), values[2])
  );
};

/** A chip of a casino seen from above. */
export const chip = (pen: Pen, colour: string): string =>
  pen.body(disc(0, 0, 44), colour) +
  roundabout(8, 36)
    .map(({ x, y, angle }) => placed(pen.flat(box(-6, -6, 12, 13, 2), '#fffaf0'), x, y, { turn: angle }))
    .join('') +
  pen.body(disc(0, 0, 25), mix(colour, '#ffffff', 0.16), { bare: true }) +
  pen.trim(disc(0, 0, 25), 2.4);

/** A stack of so many chips, its foot at the origin. */
export const chipStack = (pen: Pen, count: number, colours: readonly string[]): string =>
  Array.from({ length: count }, (_, index) => {
    const colour = colours[index % colours.length]!;
    const y = -index * 13;
    const edge = `M-42 ${y - 13}v13a42 15 0 0 0 84 0v-13Z`;
    return (
      pen.body(edge, colour) +
      [-26, -2, 22]
        .map((x) => pen.flat(box(x + (index % 2) * 6 - 3, y - 1, 10, 12, 1), '#fffaf0', 0.92))
        .join('') +
      pen.body(oval(0, y - 13, 42, 15), mix(colour, '#ffffff', 0.2)) +
      pen.trim(oval(0, y - 13, 27, 9), 2)
    );
  }).join('');

/** A numbered ball of a draw, 40 across its half. */
export const numberBall = (pen: Pen, colour: string, text: string): string =>
  pen.body(disc(0, 0, 40), colour, { gloss: true }) +
  pen.flat(disc(0, 2, 24), '#fffdf6') +
  lettered(pen, text, [0, 2, 32, 28], '#20141f', 'anton');

/** A coin seen from before, `radius` across its half, with a mark on it. */
export const coin = (pen: Pen, radius: number, mark: string, colour = '#f2b32a'): string =>
  pen.body(disc(4, 5, radius), mix(colour, '#5a2a06', 0.5)) +
  pen.body(disc(0, 0, radius), colour) +
  pen.body(disc(0, 0, radius * 0.8), mix(colour, '#ffe9a0', 0.35), { bare: true }) +
  pen.line(disc(0, 0, radius * 0.8), mix(colour, '#7a3d06', 0.5), radius * 0.05) +
  mark +
  pen.line(
    curve(-radius * 0.66, -radius * 0.3, -radius * 0.42, -radius * 0.58, -radius * 0.1, -radius * 0.7),
    '#ffffff',
    radius * 0.08,
    0.85,
  );

/** A spark with four points. */
export const sparkle = (pen: Pen, x: number, y: number, size: number): string =>
  pen.flat(
    `M${x} ${y - size}Q${x} ${y} ${x + size} ${y}Q${x} ${y} ${x} ${y + size}Q${x} ${y} ${x - size} ${y}Q${x} ${y} ${x} ${y - size}Z`,
    '#ffffff',
  );

/** A heap of gold coins, its foot at the origin. */
export const hoard = (pen: Pen, width: number, height: number): string => {
  const rows = Math.max(2, Math.round(height / 18));
  return Array.from({ length: rows }, (_, row) => {
    const share = (rows - row) / rows;
    const count = Math.max(1, Math.round((width * share) / 30));
    return Array.from({ length: count }, (__, index) => {
      const x = (index - (count - 1) / 2) * ((width * share) / count) + pen.random.between(-4, 4);
      return placed(
        pen.body(oval(0, 4, 20, 11), '#b9720f') + pen.body(oval(0, 0, 20, 11), '#f6c03c'),
        x,
        -row * 15 + pen.random.between(-3, 3),
        { turn: pen.random.between(-16, 16) },
      );
    }).join('');
  }).join('');
};
