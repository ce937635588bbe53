import { expect, test } from 'vitest';
import { measureLines } from './measureLines.ts';

const measure = (answer: (domain: string) => number | null, signal = new AbortController().signal) => {
  const asked: string[] = [];
  let underWay = 0;
  const tryOnce = async (domain: string) => {
    underWay += 1;
    expect(underWay).toBe(1);
    asked.push(domain);
    await Promise.resolve();
    underWay -= 1;
    return answer(domain);
  };
  return { asked, done: measureLines(['a', 'b'], tryOnce, () => undefined, signal) };
};

test('lines are asked in turns, one at a time', async () => {
  const { asked, done } = measure(() => 10);
  expect(await done).toEqual(['a', 'b'].map((domain) => ({ domain, tries: [10, 10, 10, 10, 10] })));
  expect(asked.slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
});

test('a line that does not answer is given up after two tries, and the other goes on', async () => {
  const { done } = measure((domain) => (domain === 'a' ? null : 7));
  expect(await done).toEqual([
    { domain: 'a', tries: [null, null] },
    { domain: 'b', tries: [7, 7, 7, 7, 7] },
  ]);
});

test('whoever leaves the page ends it', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const { asked, done } = measure(() => 10, leaving.signal);
  await done;
  expect(asked).toEqual(['a']);
});
