import { dealFrom } from '../dealFrom.ts';
import type { RoomRules } from '../RoomRules.ts';

/** The pips of each tile, by its number: 0|0, 0|1 and so on to 6|6. */
export const tiles: readonly (readonly [number, number])[] = Array.from({ length: 7 }, (_, low) =>
  Array.from({ length: 7 - low }, (__, more) => [low, low + more] as const),
).flat();

/** A game of draw dominoes. */
export type DominoState = {
  hands: readonly (readonly number[])[];
  stock: readonly number[];
  /** The tiles that lie, from the left; of a turned one the higher half is on the left. */
  chain: readonly { tile: number; isTurned: boolean }[];
  turn: number;
  /** The tile that has to be laid first. */
  opening: number | null;
  /** Seats that have passed one after the other. */
  passes: number;
  last: { seat: number; did: 'laid' | 'drew' | 'passed' } | null;
  winners: readonly number[] | null;
  isBlocked: boolean;
};

/** A tile and the end to lay it at; no tile draws, or passes where nothing is left to draw. */
export type DominoMove = { tile: number | null; end: 'left' | 'right' };

const pipsOf = (tile: number) => (tiles[tile]?.[0] ?? 0) + (tiles[tile]?.[1] ?? 0);

/** The pips of a hand. */
export const pipsIn = (hand: readonly number[]) => hand.reduce((sum, tile) => sum + pipsOf(tile), 0);

/** What the ends of the chain show; undefined while nothing lies. */
export const endsOf = (chain: DominoState['chain']): { left: number; right: number } | undefined => {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) return undefined;
  return {
    left: tiles[first.tile]?.[first.isTurned ? 1 : 0] ?? 0,
    right: tiles[last.tile]?.[last.isTurned ? 0 : 1] ?? 0,
  };
};

/** The ends that a tile fits. */
export const fitsOf = (chain: DominoState['chain'], tile: number): DominoMove['end'][] => {
  const ends = endsOf(chain);
  if (!ends) return ['right'];
  return (['left', 'right'] as const).filter((end) => tiles[tile]?.includes(ends[end]));
};

/** The moves with a tile that a hand has. */
export const layable = (
  state: Pick<DominoState, 'chain' | 'opening'>,
  hand: readonly number[],
): DominoMove[] =>
  hand
    .filter((tile) => state.opening === null || tile === state.opening)
    .flatMap((tile) => fitsOf(state.chain, tile).map((end) => ({ tile, end })));

/** Doubles open before other tiles, the highest first; then the most pips. */
const openingRank = (tile: number) => {
  const [low = 0, high = 0] = tiles[tile] ?? [];
  return (low === high ? 1000 : 0) + pipsOf(tile) * 10 + high;
};

const nextSeat = ({ hands, turn }: DominoState) => (turn + 1) % hands.length;

const drawOrPass = (state: DominoState): DominoState | string => {
  const { hands, turn, stock, chain } = state;
  if (layable(state, hands[turn] ?? []).length > 0) return 'canLay';
  const [drawn, ...left] = stock;
  if (drawn !== undefined)
    return {
      ...state,
      stock: left,
      hands: hands.map((hand, seat) => (seat === turn ? [...hand, drawn] : hand)),
      last: { seat: turn, did: 'drew' },
    };
  const passes = state.passes + 1;
  const counts = hands.map(pipsIn);
  const least = Math.min(...counts);
  const isBlocked = passes === hands.length && chain.length > 0;
  return {
    ...state,
    passes,
    turn: nextSeat(state),
    last: { seat: turn, did: 'passed' },
    isBlocked,
    winners: isBlocked ? counts.flatMap((pips, seat) => (pips === least ? seat : [])) : null,
  };
};

const lay = (state: DominoState, tile: number, end: DominoMove['end']): DominoState | string => {
  const { hands, turn, chain } = state;
  const hand = hands[turn] ?? [];
  if (!hand.includes(tile)) return 'notYourTile';
  if (state.opening !== null && tile !== state.opening) return 'mustOpenTile';
  if (chain.length > 0 && !fitsOf(chain, tile).includes(end)) return 'fitsNot';
  const ends = endsOf(chain);
  const [low] = tiles[tile] ?? [];
  // At the left end the inner half is the right one.
  const isTurned = ends !== undefined && (end === 'left' ? low === ends.left : low !== ends.right);
  const laid = { tile, isTurned };
  const left = hand.filter((held) => held !== tile);
  return {
    ...state,
    hands: hands.map((held, seat) => (seat === turn ? left : held)),
    chain: end === 'left' ? [laid, ...chain] : [...chain, laid],
    opening: null,
    passes: 0,
    turn: nextSeat(state),
    last: { seat: turn, did: 'laid' },
    winners: left.length === 0 ? [turn] : null,
  };
};

/** Draw dominoes for two to four: the first to be out of tiles wins, or the fewest pips where nobody can go on. */
export const domino = {
  seats: { least: 2, most: 4 },
  secondsAMove: 20,
  deal: (draw, seats, leader): DominoState => {
    const next = dealFrom(
      tiles.map((_, tile) => tile),
      draw,
    );
    const hands = Array.from({ length: seats }, () => Array.from({ length: 7 }, next));
    const stock = Array.from({ length: 28 - 7 * seats }, next);
    const [first = 0] = hands.flat().toSorted((one, other) => openingRank(other) - openingRank(one));
    return {
      hands,
      stock,
      chain: [],
      turn: leader ?? hands.findIndex((hand) => hand.includes(first)),
      opening: leader === null ? first : null,
      passes: 0,
      last: null,
      winners: null,
      isBlocked: false,
    };
  },
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('tile' in value)) return undefined;
    const { tile } = value;
    if (tile === null) return { tile, end: 'right' };
    const end = 'end' in value ? value.end : undefined;
    return Number.isInteger(tile) &&
      Number(tile) >= 0 &&
      Number(tile) < tiles.length &&
      (end === 'left' || end === 'right')
      ? { tile: Number(tile), end }
      : undefined;
  },
  play: (state, { tile, end }) => (tile === null ? drawOrPass(state) : lay(state, tile, end)),
  expire: (state, seat) => layable(state, state.hands[seat] ?? [])[0] ?? { tile: null, end: 'right' },
  outcome: ({ winners }) => (winners ? { winners } : undefined),
  view: (state, seat): DominoView => ({
    ...state,
    hands: state.hands.map((hand, index) => (index === seat || state.winners ? hand : hand.length)),
    stock: state.stock.length,
  }),
} satisfies RoomRules<DominoState, DominoMove>;

/** A game as its player sees it: the others' tiles are counts until it is over. */
export type DominoView = Omit<DominoState, 'hands' | 'stock'> & {
  hands: readonly (readonly number[] | number)[];
  stock: number;
};
