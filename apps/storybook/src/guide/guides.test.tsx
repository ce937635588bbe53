import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@marquee/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Key, nativeKeys } from './Guide.ts';
import { GuideSections } from './GuideSections.tsx';
import { guideOf, guides } from './guides.ts';

const app = join(import.meta.dirname, '../..');

type Entry = { type: string; title: string; name: string };
let entries: Entry[] = [];

beforeAll(async () => {
  const index = await buildIndex({ configDir: join(app, '.storybook') });
  entries = Object.values(index.entries);
});

const storiesOf = (title: string) =>
  entries.filter((entry) => entry.type === 'story' && entry.title === title).map(({ name }) => name);

describe('the guide', () => {
  test('has a page before the stories of each part of the kit, and no other', () => {
    const pages = entries.filter(({ type }) => type === 'docs').map(({ title }) => title);
    expect(guides.map(({ title }) => title).toSorted()).toEqual(pages.toSorted());
  });

  test('tells each part that the kit exports, each on one page', () => {
    const parts = Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Icon'));
    expect(guides.flatMap((guide) => guide.parts).toSorted()).toEqual(parts.toSorted());
  });

  test.each(guides)('says what each story of $title shows', ({ title, states }) => {
    expect(Object.keys(states).toSorted()).toEqual(storiesOf(title).toSorted());
  });

  test.each(guides)('leads from $title to parts that there are', (guide) => {
    const { use, avoid, anatomy, keyboard, states } = guide;
    const named = [
      ...JSON.stringify([use, avoid, anatomy, keyboard, states]).matchAll(/\{(?<name>[A-Z]\w*)\}/g),
    ];
    expect(named.filter(({ groups }) => !guideOf(groups!['name']!)).map(([text]) => text)).toEqual([]);
  });

  test.each(guides)('has all its sections for $title', (guide) => {
    const page = renderToStaticMarkup(<GuideSections guide={guide} stories={storiesOf(guide.title)} />);
    const [before, ...sections] = page.split(/<h2>/);
    expect(before).toBe('');
    expect(sections.map((section) => section.split('</h2>')[0])).toEqual([
      'When to use',
      'When not',
      'Anatomy',
      'Keyboard',
      'States',
    ]);
    for (const section of sections) {
      const [, content = ''] = section.split('</h2>');
      expect(content.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(20);
      expect(content).not.toMatch(/[{`]/);
    }
  });
});

const folder = join(app, 'src/test');
const tests = new Map(
  readdirSync(folder)
    .filter((file) => /^keyboard\w+\.test\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^test\(/m)
        .slice(1),
    )
    .map((body) => [/^'(?<title>[^']*)'/.exec(body)!.groups!['title']!, body] as const),
);

/** How a test presses a key. */
const pressed = (key: Key): RegExp => {
  if (key === 'Characters') return /'\w'|\.type\(|insertText\(/;
  return key === 'Space' ? /' '/ : new RegExp(`'${key}'`);
};

describe('what a page says of keys', () => {
  const rows = guides.flatMap(({ title, keyboard }) =>
    typeof keyboard === 'string' ? [] : keyboard.map((row) => ({ title, ...row })),
  );

  test.each(rows.filter(({ on }) => on))('is what a $on does: $title $keys', ({ keys, on }) => {
    const known: readonly Key[] = nativeKeys[on!];
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  test.each(rows.filter((row) => row.test))('is pressed by a test of its story: $title $keys', (row) => {
    const body = tests.get(row.test!);
    expect(body, `There is no test "${row.test}" in src/test/keyboard*.test.ts.`).toBeDefined();
    expect(row.keys.filter((key) => !pressed(key).test(body!))).toEqual([]);
  });
});
