import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { mines, minesReturn, type MinesState, thornCounts, tiles, worthOf } from './mines.ts';

const open = (thorns: number, nonce = 1) =>
  mines.begin({ stake: 1_000, thorns }, drawsOf('seed', 'mine', nonce));
const safeOf = ({ thorns }: MinesState) =>
  Array.from({ length: tiles }, (_, tile) => tile).filter((tile) => !thorns.includes(tile));
const turn = (state: MinesState, tile: number) => mines.act?.(state, { turn: tile }, 0);

test('a garden has as many thorns as were chosen, which nobody is shown before it is over', () => {
  for (const count of thornCounts) {
    const state = open(count);
    expect(new Set(state.thorns).size).toBe(count);
    expect(JSON.stringify(mines.show(state))).not.toContain('"thorns"');
    expect(mines.winOf(state)).toBeNull();
  }
});

test('each gem makes it worth more, stopping pays that, and a thorn nothing', () => {
  const state = open(3);
  const [first = 0, second = 0] = safeOf(state);
  const two = turn(turn(state, first) ?? state, second) ?? state;
  expect(worthOf(3, 2)).toBeGreaterThan(worthOf(3, 1));
  const stopped = mines.act?.(two, 'stop', 0) ?? two;
  expect(mines.winOf(stopped)).toBe(10 * worthOf(3, 2));
  const pricked = turn(two, state.thorns[0] ?? 0) ?? two;
  expect([mines.winOf(pricked), pricked.isOver]).toEqual([0, true]);
});

test('a tile is turned once, nothing is stopped before the first, and nothing goes on after the end', () => {
  const state = open(5);
  const [first = 0, second = 0] = safeOf(state);
  const one = turn(state, first) ?? state;
  expect(turn(one, first)).toBeUndefined();
  expect(mines.act?.(state, 'stop', 0)).toBeUndefined();
  const stopped = mines.act?.(one, 'stop', 0) ?? one;
  expect(turn(stopped, second)).toBeUndefined();
  for (const sent of [undefined, {}, { turn: -1 }, { turn: 25 }, { turn: 1.5 }, 'go'])
    expect(mines.readAction?.(sent)).toBeUndefined();
});

test('a garden that was left pays what it holds, and its stake where nothing was turned', () => {
  const state = open(1);
  const left = mines.expire?.(state) ?? state;
  expect(mines.winOf(left)).toBe(1_000);
  const one = turn(state, safeOf(state)[0] ?? 0) ?? state;
  expect(mines.winOf(mines.expire?.(one) ?? one)).toBe(10 * worthOf(1, 1));
});

test('all gems end it by themselves', () => {
  const end = safeOf(open(10)).reduce((state, tile) => turn(state, tile) ?? state, open(10));
  expect(end.isOver).toBe(true);
  expect(mines.winOf(end)).toBe(10 * worthOf(10, 15));
});

test('no way to play gives back more than 97 percent', () => {
  expect(minesReturn()).toBeLessThanOrEqual(97);
  expect(minesReturn()).toBeGreaterThan(96.5);
});
