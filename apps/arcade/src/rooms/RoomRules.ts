import type { Draw } from '../fairness/createDraw.ts';

/** How a game of a room ended: who shares the pot; with none, or with all, everybody gets the stake back. */
export type Outcome = { winners: readonly number[] };

/** A game between people: pure; the room keeps seats, stakes and the clock. */
export type RoomRules<State = unknown, Move = unknown> = {
  seats: { least: number; most: number };
  secondsAMove: number;
  /** Begins a game; `leader` won the one before it at these seats. */
  deal: (draw: Draw, seats: number, leader: number | null) => State;
  /** The seats that may move: one, or several that do so at the same time and under one clock. */
  turnOf: (state: State) => readonly number[];
  /** A move as it came from a page, or nothing where it has not even the form of one. */
  readMove: (value: unknown) => Move | undefined;
  /** The state after a move of a seat whose turn it is, or the key of the reason why it may not be made. */
  play: (state: State, move: Move, seat: number) => State | string;
  /** The move that is made for who lets the clock run out. */
  expire: (state: State, seat: number) => Move;
  outcome: (state: State) => Outcome | undefined;
  /** What a seat may see; null is somebody who only looks on. */
  view: (state: State, seat: number | null) => unknown;
};
