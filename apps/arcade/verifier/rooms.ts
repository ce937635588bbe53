import type { Draw } from './drawsOf.ts';
import { shuffled } from './shuffled.ts';

type Dealt = (draw: Draw, seats: number, leader: number | null) => Record<string, unknown>;

/** Three is the lowest rank, two the highest; in a rank spades, clubs, diamonds, hearts. */
const strength = (card: number) => ((card + 11) % 13) * 4 + Math.floor(card / 13);

/** Who begins a game of a board. */
const begins: Dealt = (draw, _seats, leader) => ({ turn: leader ?? draw(2) });

/** What was dealt, by "Rooms" of docs/fairness.md. */
export const rooms: Record<string, Dealt> = {
  tienLen: (draw, seats, leader) => {
    const next = shuffled(1, draw);
    const hands: number[][] = [];
    for (let seat = 0; seat < seats; seat += 1) {
      const hand = Array.from({ length: 13 }, () => next());
      hands.push(hand.toSorted((one, other) => strength(one) - strength(other)));
    }
    const firsts = hands.map(([card = 0]) => strength(card));
    return { hands, turn: leader ?? firsts.indexOf(Math.min(...firsts)) };
  },
  caro: begins,
  xiangqi: begins,
  reversi: begins,
};
