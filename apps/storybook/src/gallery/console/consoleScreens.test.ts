import { consolePaths } from '@marquee/console/gallery';
import { exampleOf, mayRefuse, problemsOf } from '@marquee/contract/examples';
import type { OperationId } from '@marquee/contract/route';
import { expect, test } from 'vitest';
import { readerOf } from '../readerOf.ts';
import { consoleScreens } from './consoleScreens.ts';
import { consoleStories } from './consoleStories.ts';

const reader = readerOf(
  { currency: 'VND', timeZone: 'Asia/Ho_Chi_Minh', contact: [], legal: { minimumAge: 18 } },
  'en',
  false,
);

/** The pattern that an address leads to: a literal one comes before one with a name in it. */
const patternOf = (at: string) => {
  const [path = ''] = at.split(/[?#]/);
  const fits = (known: string) => new RegExp(`^${known.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  return consolePaths.find((known) => known === path) ?? consolePaths.find(fits);
};

test('every page of the console has a screen: add its two lines in gallery/console', () => {
  const shown = consoleScreens.map(({ at }) => patternOf(at));
  expect(consolePaths.filter((path) => !shown.includes(path))).toEqual([]);
});

test('no screen is left of a page that is gone', () => {
  const pages = consoleScreens.filter(({ at }) => !at.startsWith('/invitation'));
  expect(pages.filter(({ at }) => patternOf(at) === undefined)).toEqual([]);
});

test('no two screens of the console share a name', () => {
  for (const names of [
    consoleStories.map(({ id }) => id),
    consoleStories.map(({ exportName }) => exportName),
  ])
    expect(new Set(names).size).toBe(names.length);
});

test.each(consoleScreens)(
  'what “$title” is answered is what the platform could answer',
  ({ changes = {}, refuses = {} }) => {
    const changed = typeof changes === 'function' ? changes(reader) : changes;
    const problems = (Object.keys(changed) as OperationId[]).flatMap((id) =>
      problemsOf(id, Object.assign({}, exampleOf(id, reader), changed[id])).map(
        (problem) => `${id}: ${problem}`,
      ),
    );
    const refusals = Object.entries(refuses).filter(([id, code]) => !mayRefuse(id as OperationId, code));
    expect([...problems, ...refusals]).toEqual([]);
  },
);
