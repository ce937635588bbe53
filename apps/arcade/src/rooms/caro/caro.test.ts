import { expect, it } from 'vitest';
import { caro, type CaroState } from './caro.ts';

const begun = () => caro.deal(() => 0, 2, null);
const after = (fields: readonly (readonly [number, number])[]) => {
  let state: CaroState = begun();
  for (const [x, y] of fields) {
    const next = caro.play(state, { cell: y * 15 + x });
    if (typeof next === 'string') throw new Error(next);
    state = next;
  }
  return state;
};
/** Moves of both sides, one after the other. */
const between = (mine: [number, number][], theirs: [number, number][]) =>
  mine.flatMap((field, index) => [field, ...(theirs[index] ? [theirs[index]] : [])]);
const row = (y: number, ...xs: number[]) => xs.map((x): [number, number] => [x, y]);

it('is won by five in a row, in each direction', () => {
  const theirs = row(14, 0, 2, 4, 6);
  expect(after(between(row(3, 4, 5, 6, 7, 8), theirs))).toMatchObject({ winner: 0, isOver: true });
  for (const [dx, dy] of [
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const mine = [0, 1, 2, 3, 4].map((step): [number, number] => [7 + step * dx, 2 + step * dy]);
    expect(caro.outcome(after(between(mine, theirs)))).toEqual({ winners: [0] });
  }
});

it('is not won by five that are held at both ends, but by five at the edge', () => {
  const held = between(row(3, 4, 5, 6, 7, 8), [
    [3, 3],
    [9, 3],
    [0, 14],
    [2, 14],
  ]);
  expect(caro.outcome(after(held))).toBeUndefined();
  const edge = between(row(3, 0, 1, 2, 3, 4), [
    [5, 3],
    [9, 3],
    [0, 14],
    [2, 14],
  ]);
  expect(after(edge)).toMatchObject({ winner: 0, line: [45, 46, 47, 48, 49] });
});

it('refuses a field that is taken, and is lost by who lets the clock run out', () => {
  const state = after([[7, 7]]);
  expect(caro.play(state, { cell: 7 * 15 + 7 })).toBe('taken');
  expect(caro.play(state, caro.expire())).toMatchObject({ winner: 0, isOver: true });
});

it('ends with no winner when the board is full', () => {
  // Pairs of columns of two by two never make five.
  const owner = (x: number, y: number) => (Math.floor(x / 2) + y) % 2;
  const fields = Array.from(
    { length: 225 },
    (_, cell) => [cell % 15, Math.floor(cell / 15)] as [number, number],
  );
  const [mine, theirs] = [0, 1].map((side) => fields.filter(([x, y]) => owner(x, y) === side));
  const cells = fields.map(([x, y]) => owner(x, y) as number | null);
  const last = (mine ?? [])[0] ?? [0, 0];
  cells[last[1] * 15 + last[0]] = null;
  expect((mine ?? []).length + (theirs ?? []).length).toBe(225);
  const state = { ...begun(), cells };
  const full = caro.play(state, { cell: last[1] * 15 + last[0] });
  expect(typeof full === 'string' ? full : caro.outcome(full)).toEqual({ winners: [] });
});
