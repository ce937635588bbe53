import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discsOf, reversi, turnedBy, type ReversiState } from './reversi.ts';

const begun = () => reversi.deal(() => 0, 2, null);
const played = (state: ReversiState, cell: number | null) => {
  const next = reversi.play(state, { cell });
  if (typeof next === 'string') throw new Error(next);
  return next;
};
/** A board of rows; `0` and `1` are seats. */
const board = (...rows: string[]): ReversiState => ({
  ...begun(),
  cells: Array.from({ length: 64 }, (_, cell) => {
    const sign = rows[Math.floor(cell / 8)]?.[cell % 8] ?? '.';
    return sign === '.' ? null : Number(sign);
  }),
});

it('begins with four discs and four moves', () => {
  const { cells } = begun();
  const moves = cells.flatMap((_, cell) => (turnedBy(cells, cell, 0).length > 0 ? cell : []));
  expect(moves).toEqual([19, 26, 37, 44]);
});

it('turns what is held at both ends, in every direction', () => {
  const state = played(board('.11110..', '1.......', '0.......'), 0);
  expect(state.turned.toSorted()).toEqual([1, 2, 3, 4, 8]);
  expect(reversi.play(board('.1111...'), { cell: 0 })).toBe('turnsNothing');
  expect(reversi.play(begun(), { cell: 27 })).toBe('taken');
});

it('passes over who has no move, and ends when nobody has one', () => {
  const passed = played(board('.10', '', '', '', '', '', '', '......10'), 0);
  expect(passed).toMatchObject({ turn: 0, hasPassed: true, isOver: false });
  const over = played(passed, 61);
  expect(over).toMatchObject({ isOver: true, winner: 0 });
  expect(reversi.outcome(over)).toEqual({ winners: [0] });
});

it('is lost by giving up or by the clock', () => {
  expect(played(begun(), reversi.expire().cell)).toMatchObject({ winner: 1, isOver: true });
});

it('reads nothing that has not the form of a move', () => {
  for (const value of [null, 3, {}, { cell: 64 }, { cell: -1 }, { cell: 'a' }])
    expect(reversi.readMove(value)).toBeUndefined();
});

it('adds one disc a move and ends with the winner who has more, whatever is played', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 60 }), (numbers) => {
      let state = begun();
      for (const number of numbers) {
        if (state.isOver) break;
        const moves = state.cells.flatMap((_, cell) =>
          turnedBy(state.cells, cell, state.turn).length > 0 ? cell : [],
        );
        const before = discsOf(state.cells, 0) + discsOf(state.cells, 1);
        state = played(state, moves[number % moves.length] ?? null);
        expect(discsOf(state.cells, 0) + discsOf(state.cells, 1)).toBe(before + 1);
      }
      expect(state.isOver).toBe(true);
      const [one, other] = [discsOf(state.cells, 0), discsOf(state.cells, 1)];
      expect(state.winner).toBe(one === other ? null : one > other ? 0 : 1);
    }),
  );
});
