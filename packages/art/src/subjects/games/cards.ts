import { card, cardBack, chip, chipStack, coin, type Suit } from '../../parts/tableware.ts';
import { lettered } from '../../parts/lettered.ts';
import { blob, box, curve, disc, oval } from '../../pen/paths.ts';
import { skin } from '../../parts/face.ts';
import type { Drawing, Pen } from '../../pen/Pen.ts';
import { placed } from '../../shapes.ts';

type Held = readonly [rank: string, suit: Suit];

const fan = (pen: Pen, cards: readonly Held[], step: number, size: number) =>
  cards
    .map(([rank, suit], index) =>
      placed(placed(card(pen, rank, suit), 0, -92), 0, 104, {
        turn: (index - (cards.length - 1) / 2) * step,
        size,
      }),
    )
    .join('');

/** A hand that holds cards from below. */
const grip = (pen: Pen, cuff: string) => {
  const tone = skin(pen);
  return [
    pen.body(blob(-40, 140, -40, 140, -52, 92, -40, 66, -8, 58, 28, 62, 48, 82, 44, 140, 44, 140), tone),
    ...[-26, -6, 14, 32].map((x, index) =>
      pen.body(box(x - 11, 44 + Math.abs(index - 1.5) * 5, 21, 48, 10), tone),
    ),
    pen.body(blob(-54, 96, -64, 70, -54, 44, -36, 46, -34, 72, -40, 98), tone),
    pen.body(box(-56, 112, 116, 34, 8), cuff),
  ].join('');
};

/** Hands of card games. */
export const cards = {
  cardFan: (pen) =>
    fan(
      pen,
      [
        ['10', 'spade'],
        ['J', 'club'],
        ['Q', 'diamond'],
        ['K', 'heart'],
        ['2', 'heart'],
      ],
      17,
      1.08,
    ),
  heldCards: (pen) =>
    fan(
      pen,
      [
        ['7', 'spade'],
        ['7', 'diamond'],
        ['7', 'heart'],
        ['7', 'club'],
      ],
      17,
      1.02,
    ) + grip(pen, pen.palette.main),
  threeRows: (pen) => {
    const row = (held: readonly Held[], y: number, gap: number) =>
      held
        .map(([rank, suit], index) =>
          placed(card(pen, rank, suit), (index - (held.length - 1) / 2) * gap, y, {
            size: 0.66,
            turn: (index - (held.length - 1) / 2) * 3,
          }),
        )
        .join('');
    return [
      row(
        [
          ['Q', 'heart'],
          ['Q', 'club'],
          ['5', 'spade'],
        ],
        -74,
        58,
      ),
      row(
        [
          ['9', 'diamond'],
          ['9', 'heart'],
          ['9', 'spade'],
          ['4', 'club'],
          ['4', 'heart'],
        ],
        0,
        48,
      ),
      row(
        [
          ['10', 'heart'],
          ['J', 'heart'],
          ['Q', 'heart'],
          ['K', 'heart'],
          ['A', 'heart'],
        ],
        74,
        48,
      ),
    ].join('');
  },
  threeOfAKind: (pen) =>
    fan(
      pen,
      [
        ['A', 'club'],
        ['A', 'heart'],
        ['A', 'spade'],
      ],
      24,
      1.2,
    ) + placed(chip(pen, '#d11f31'), 78, 100, { size: 0.9 }),
  bankersCards: (pen) =>
    [
      fan(
        pen,
        [
          ['3', 'diamond'],
          ['7', 'heart'],
          ['10', 'diamond'],
        ],
        22,
        1.12,
      ),
      pen.body(
        blob(-86, 66, -86, 66, -40, 82, 0, 72, 40, 82, 86, 66, 86, 66, 72, 116, 40, 128, -40, 128, -72, 116),
        '#f2b32a',
        { gloss: true },
      ),
      pen.body(oval(0, 74, 40, 19), '#ffd867', { bare: true }),
    ].join(''),
  doubleAce: (pen) =>
    [
      placed(card(pen, 'A', 'heart'), -42, -6, { turn: -14, size: 1.42 }),
      placed(card(pen, 'A', 'spade'), 42, 2, { turn: 12, size: 1.42 }),
      pen.body(blob(-58, 104, -58, 104, 0, 90, 58, 104, 58, 104, 52, 132, -52, 132), '#cf1c2f'),
      lettered(pen, '21', [0, 114, 70, 30], '#ffe08a'),
    ].join(''),
  holdem: (pen) =>
    [
      placed(chipStack(pen, 8, ['#d11f31', '#fbf5ea']), -88, 106, { size: 0.92 }),
      placed(chipStack(pen, 6, ['#20202c', '#f0b030']), 92, 110, { size: 0.92 }),
      placed(card(pen, 'A', 'spade'), -26, -20, { turn: -11, size: 1.3 }),
      placed(card(pen, 'K', 'spade'), 44, -6, { turn: 11, size: 1.3 }),
      pen.body(disc(0, 98, 34), '#fffaf0'),
      pen.line(disc(0, 98, 27), '#20141f', 3),
      lettered(pen, 'D', [0, 98, 36, 34], '#20141f'),
    ].join(''),
  sixCards: (pen) =>
    [
      fan(
        pen,
        [
          ['8', 'club'],
          ['9', 'heart'],
          ['J', 'spade'],
          ['Q', 'heart'],
          ['K', 'club'],
          ['A', 'diamond'],
        ],
        14,
        0.98,
      ),
      pen.body(
        blob(-104, 104, -104, 104, -30, 56, 0, 34, 30, 56, 104, 104, 104, 104, 50, 122, -50, 122),
        '#e9c27a',
      ),
      pen.line(curve(-60, 88, 0, 62, 60, 88), '#a9742e', 3) +
        pen.line(curve(-82, 100, 0, 86, 82, 100), '#a9742e', 3),
      pen.line(curve(0, 36, 0, 80, 0, 112), '#a9742e', 3),
    ].join(''),
  cardBacks: (pen) =>
    [-26, -9, 8, 25]
      .map((turn) => placed(placed(cardBack(pen), 0, -70), 0, 84, { turn, size: 1.1 }))
      .join(''),
  twentyOneLadder: (pen) =>
    [
      pen.body(box(-76, -126, 16, 256, 8), '#b9752c') + pen.body(box(60, -126, 16, 256, 8), '#b9752c'),
      ...[-96, -46, 4, 54, 104].map((y) => pen.body(box(-70, y, 140, 13, 6), '#e0a24a')),
      placed(card(pen, 'K', 'diamond'), 22, 40, { turn: 14, size: 0.9 }),
      placed(card(pen, 'A', 'club'), -18, -50, { turn: -12, size: 0.94 }),
      placed(coin(pen, 30, lettered(pen, '21', [0, 0, 36, 30], '#7a3d06')), 72, -92),
    ].join(''),
} satisfies Readonly<Record<string, Drawing>>;
