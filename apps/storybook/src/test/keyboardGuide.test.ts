import { expect, test } from 'vitest';
import type { KeyRow } from '../guide/Guide.ts';
import { guides } from '../guide/guides.ts';
import { showStory } from '../served/showStory.ts';
import { storyIds } from '../served/storyIds.ts';
import { useStories } from './useStories.ts';

const { open } = useStories();

const stop =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

const elements: Record<NonNullable<KeyRow['on']>, string> = {
  button: 'button:enabled',
  link: 'a[href]',
  textbox:
    'input:not([type]), input[type=text], input[type=password], input[type=tel], input[type=number], textarea',
  searchbox: 'input[type=search]',
  combobox: 'select',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  date: 'input[type=date]',
  file: 'input[type=file]',
};

const storiesOf = (title: string) => storyIds().filter((story) => story.title.startsWith(`${title}: `));

test('guide: the elements whose keys a page tells are in its stories', async () => {
  const page = await open('actions-button--default');
  const missing: string[] = [];
  for (const { title, keyboard } of guides) {
    if (typeof keyboard === 'string') continue;
    const awaited = new Set(keyboard.flatMap(({ on }) => on ?? []));
    for (const { id } of storiesOf(title)) {
      if (awaited.size === 0) break;
      await showStory(page, id);
      for (const on of awaited) if ((await page.locator(elements[on]).count()) > 0) awaited.delete(on);
    }
    missing.push(...[...awaited].map((on) => `${title}: no ${on}`));
  }
  expect(missing).toEqual([]);
}, 120_000);

test('guide: what no key reaches, as its page says, holds no stop in any of its stories', async () => {
  const page = await open('actions-button--default');
  const reached: string[] = [];
  for (const { title, keyboard } of guides) {
    if (typeof keyboard !== 'string') continue;
    for (const story of storiesOf(title)) {
      await showStory(page, story.id);
      if ((await page.locator(`#storybook-root :is(${stop})`).count()) > 0) reached.push(story.title);
    }
  }
  expect(reached).toEqual([]);
}, 120_000);
