import type { RoomRules } from '../RoomRules.ts';
import { canMove, isInCheck, isRedAt, moved, movesFrom, opening, type Position } from './moves.ts';

/** A game of xiangqi; red begins. */
export type XiangqiState = {
  position: Position;
  /** The seat that plays red. */
  red: number;
  turn: number;
  last: { from: number; to: number } | null;
  isCheck: boolean;
  /** Positions since the last capture, each with whether the move that led to it gave check. */
  past: readonly { position: Position; isCheck: boolean }[];
  end: 'mate' | 'noMove' | 'gaveUp' | 'perpetual' | 'repeated' | 'quiet' | null;
  winner: number | null;
};

/** A piece to move; null gives the game up. */
export type XiangqiMove = { from: number; to: number } | null;

/** Moves of both sides together without a capture after which nobody wins. */
export const quietMoves = 120;

/** What a third time of the same position means: a draw, or a loss for who gave check all the way. */
const repetition = (state: XiangqiState): Pick<XiangqiState, 'end' | 'winner'> | undefined => {
  const { past, turn } = state;
  const now = past.at(-1)?.position;
  // Each second position has the same side to move.
  const before = past.flatMap(({ position }, index) =>
    position === now && (past.length - 1 - index) % 2 === 0 ? index : [],
  );
  if (before.length < 3) return undefined;
  const cycle = past.slice((before[0] ?? 0) + 1);
  const isAlways = (isLast: boolean) =>
    cycle.every(({ isCheck }, index) => ((cycle.length - 1 - index) % 2 === 0) !== isLast || isCheck);
  const [mover, waiting] = [isAlways(true), isAlways(false)];
  if (mover === waiting) return { end: 'repeated', winner: null };
  return { end: 'perpetual', winner: mover ? turn : 1 - turn };
};

const ended = (state: XiangqiState): XiangqiState => {
  const { position, turn, red, isCheck } = state;
  if (!canMove(position, turn === red))
    return { ...state, end: isCheck ? 'mate' : 'noMove', winner: 1 - turn };
  const repeated = repetition(state);
  if (repeated) return { ...state, ...repeated };
  return state.past.length > quietMoves ? { ...state, end: 'quiet' } : state;
};

const isField = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 90;

/** Xiangqi: mate or no move left loses, so does perpetual check and running out of time. */
export const xiangqi = {
  seats: { least: 2, most: 2 },
  secondsAMove: 60,
  deal: (draw, _seats, leader): XiangqiState => {
    const red = leader ?? draw(2);
    return {
      position: opening,
      red,
      turn: red,
      last: null,
      isCheck: false,
      past: [{ position: opening, isCheck: false }],
      end: null,
      winner: null,
    };
  },
  turnOf: ({ turn }) => [turn],
  readMove: (value) => {
    if (typeof value !== 'object' || value === null || !('from' in value)) return undefined;
    if (value.from === null) return null;
    return isField(value.from) && 'to' in value && isField(value.to)
      ? { from: value.from, to: value.to }
      : undefined;
  },
  play: (state, move) => {
    const { position, turn, red } = state;
    if (!move) return { ...state, end: 'gaveUp', winner: 1 - turn };
    const isRed = turn === red;
    if (isRedAt(position, move.from) !== isRed) return 'notYourPiece';
    if (!movesFrom(position, move.from).includes(move.to)) return 'badMove';
    const next = moved(position, move.from, move.to);
    const isCheck = isInCheck(next, !isRed);
    const isCapture = position[move.to] !== '.';
    return ended({
      ...state,
      position: next,
      turn: 1 - turn,
      last: move,
      isCheck,
      past: [...(isCapture ? [] : state.past), { position: next, isCheck }],
    });
  },
  expire: () => null,
  outcome: ({ end, winner }) => (end ? { winners: winner === null ? [] : [winner] } : undefined),
  view: ({ past, ...state }): XiangqiView => ({ ...state, quiet: past.length - 1 }),
} satisfies RoomRules<XiangqiState, XiangqiMove>;

/** A game as everybody sees it. */
export type XiangqiView = Omit<XiangqiState, 'past'> & {
  /** Moves since the last capture. */
  quiet: number;
};
