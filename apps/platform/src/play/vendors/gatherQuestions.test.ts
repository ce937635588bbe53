import { expect, test } from 'vitest';
import { gatherQuestions } from './gatherQuestions.ts';

const double = (goes: number[][], answering: Promise<void> = Promise.resolve()) =>
  gatherQuestions(
    async (numbers: readonly number[]) => {
      goes.push([...numbers]);
      await answering;
      if (numbers.includes(13)) throw new Error('unlucky');
      return numbers.map((number) => number * 2);
    },
    { questions: 100, underWay: 2 },
  );

test('what comes at the same time is asked in one go, each with its own answer', async () => {
  const goes: number[][] = [];
  const ask = double(goes);
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
  expect(goes).toEqual([[1, 2, 3]]);
  expect(await ask(1)).toBe(2);
  expect(goes).toHaveLength(2);
});

test('what comes while two goes are under way waits for one of them, together', async () => {
  const goes: number[][] = [];
  let answer = () => {};
  const ask = double(goes, new Promise((resolve) => (answer = resolve)));
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const first = ask(1);
  await turn();
  const second = ask(2);
  await turn();
  const later = [3, 4, 5].map(ask);
  await turn();
  expect(goes).toEqual([[1], [2]]);
  answer();
  expect(await Promise.all([first, second, ...later])).toEqual([2, 4, 6, 8, 10]);
  expect(goes).toEqual([[1], [2], [3, 4, 5]]);
});

test('more than fit into one go are asked in several', async () => {
  const goes: number[][] = [];
  const numbers = Array.from({ length: 250 }, (_, index) => index + 100);
  expect(await Promise.all(numbers.map(double(goes)))).toEqual(numbers.map((number) => number * 2));
  expect(goes.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('a go that fails fails for those in it, and for nobody later', async () => {
  const ask = double([]);
  const outcomes = await Promise.allSettled([1, 13].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(4)).toBe(8);
});
