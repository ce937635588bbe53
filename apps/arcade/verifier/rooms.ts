import type { Draw } from './drawsOf.ts';
import { dealt, shuffled } from './shuffled.ts';

type Dealt = (draw: Draw, seats: number, leader: number | null) => Record<string, unknown>;

/** Three is the lowest rank, two the highest; in a rank spades, clubs, diamonds, hearts. */
const strength = (card: number) => ((card + 11) % 13) * 4 + Math.floor(card / 13);

/** Who begins a game of a board. */
const begins: Dealt = (draw, _seats, leader) => ({ turn: leader ?? draw(2) });

/** Thirty hands with betting, and who was the dealer of the first. */
const hands = (draw: Draw, seats: number, leader: number | null, own: number, shared: number) => {
  const dealer = leader ?? draw(seats);
  return {
    dealer,
    hands: Array.from({ length: 30 }, () => {
      const next = shuffled(1, draw);
      const holes = Array.from({ length: seats }, () => Array.from({ length: own }, next));
      return { holes, board: Array.from({ length: shared }, next) };
    }),
  };
};

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
  holdem: (draw, seats, leader) => hands(draw, seats, leader, 2, 5),
  lieng: (draw, seats, leader) => hands(draw, seats, leader, 3, 0),
  catte: (draw, seats, leader) => {
    const turn = leader ?? draw(seats);
    const next = shuffled(1, draw);
    const high = (card: number) => Math.floor(card / 13) * 13 + ((card + 12) % 13);
    const hands = Array.from({ length: seats }, () => Array.from({ length: 6 }, next));
    return { hands: hands.map((hand) => hand.toSorted((one, other) => high(one) - high(other))), turn };
  },
  phom: (draw, seats, leader) => {
    const first = leader ?? draw(seats);
    const next = shuffled(1, draw);
    const low = (card: number) => (card % 13) * 4 + Math.floor(card / 13);
    const counts = Array.from({ length: seats }, (_, seat) => (seat === first ? 10 : 9));
    const dealtTo = (length: number) =>
      Array.from({ length }, next).toSorted((one, other) => low(one) - low(other));
    const hands = counts.map(dealtTo);
    return { hands, stock: Array.from({ length: 4 * seats - 1 }, next), first };
  },
  mauBinh: (draw, seats) => {
    const next = shuffled(1, draw);
    const high = (card: number) => ((card + 12) % 13) * 4 - Math.floor(card / 13);
    const hands = Array.from({ length: seats }, () => Array.from({ length: 13 }, next));
    return { hands: hands.map((hand) => hand.toSorted((one, other) => high(other) - high(one))) };
  },
  baCay: (draw, seats, leader) => {
    const first = leader ?? draw(seats);
    const low = Array.from({ length: 52 }, (_, card) => card).filter((card) => card % 13 < 9);
    const rounds = Array.from({ length: 2 * seats }, () => {
      const next = dealt(low, draw);
      return Array.from({ length: seats }, () => Array.from({ length: 3 }, next));
    });
    return { rounds, first };
  },
  oAnQuan: begins,
  domino: (draw, seats, leader) => {
    const pips = Array.from({ length: 49 }, (_, place) => [Math.floor(place / 7), place % 7] as const);
    const tiles = pips.filter(([low, high]) => low <= high);
    const next = dealt([...tiles.keys()], draw);
    const hands = Array.from({ length: seats }, () => Array.from({ length: 7 }, next));
    const stock = Array.from({ length: 28 - 7 * seats }, next);
    const rank = (tile: number) => {
      const [low = 0, high = 0] = tiles[tile] ?? [];
      return (low === high ? 1000 : 0) + 10 * (low + high) + high;
    };
    const highest = hands.map((hand) => Math.max(...hand.map(rank)));
    return { hands, stock, turn: leader ?? highest.indexOf(Math.max(...highest)) };
  },
};
