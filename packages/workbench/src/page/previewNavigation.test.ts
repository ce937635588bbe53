import { getMenuSettings } from '@marquee/contract/routes';
import { afterEach, expect, test, vi } from 'vitest';
import { previewNavigation } from './previewNavigation.ts';

const menu = [{ category: 'live' }, { category: 'slots' }, { category: null }, { category: 'sports' }];
const categoriesOf = async (path: string) => {
  const answer = (await (await window.fetch(path)).json()) as { value: typeof menu };
  return answer.value.map(({ category }) => category);
};

afterEach(() => previewNavigation(undefined));

test('the menu comes in the previewed order, other answers as they are', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, value: menu }));
  previewNavigation(['slots', 'live']);
  expect(await categoriesOf(`${location.origin}${getMenuSettings.path}`)).toEqual(['slots', 'live', null]);
  expect(await categoriesOf(`${location.origin}/other`)).toEqual(['live', 'slots', null, 'sports']);
  previewNavigation(undefined);
  expect(await categoriesOf(`${location.origin}${getMenuSettings.path}`)).toEqual([
    'live',
    'slots',
    null,
    'sports',
  ]);
});
