import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_CHANGE, PAGE_START, type PageChange, startOf } from '../PageChange.ts';
import { serveBrand } from './testing/serveBrand.ts';

let served: Awaited<ReturnType<typeof serveBrand>>;
beforeAll(async () => {
  served = await serveBrand('northbay');
});
afterAll(() => served.close());

const nextChange = async () => {
  const { data } = await served.page.next(({ event }) => event === PAGE_CHANGE);
  return data as PageChange;
};
const nextOf = (type: string) => served.page.next((told) => told.type === type);

test('an edit of tokens.ts reaches open pages as a theme, without a reload', async () => {
  served.edit('tokens.ts', "radius: 'sharp'", "radius: 'soft'");
  const change = await nextChange();
  expect(change.css).toContain('--mq-radius-m:14px');
  expect(change.isSite).toBe(false);
  expect(served.loaded.tokens.radius).toBe('soft');
});

test('a text of brand.ts reaches them as the brand that is drawn anew', async () => {
  served.edit('brand.ts', "tagline: 'Play, plainly'", "tagline: 'Play in daylight'");
  const change = await nextChange();
  expect(change.isSite).toBe(true);
  expect(change.brand.texts.en?.tagline).toBe('Play in daylight');
});

test('so does a logo', async () => {
  served.edit('assets/logo.svg', '<svg', '<svg data-drawn="anew"');
  expect((await nextChange()).logo).toContain('data-drawn="anew"');
});

test('a slip is told with file and line, the brand stays, and putting it right reloads', async () => {
  served.edit('tokens.ts', "accent: '#1d4ed8'", "accent: 'cobalt'");
  const { err } = await nextOf('error');
  expect(err?.message).toMatch(/northbay\/tokens\.ts:6: colours\.accent/);
  expect(served.loaded.tokens.colours.accent).toBe('#1d4ed8');
  served.edit('tokens.ts', "accent: 'cobalt'", "accent: '#1d4ed9'");
  await nextOf('full-reload');
  expect(served.loaded.tokens.colours.accent).toBe('#1d4ed9');
});

test('a file that is no TypeScript leaves the server up', async () => {
  served.edit('tokens.ts', "density: 'compact',", "density: 'compact");
  expect((await nextOf('error')).err?.message).toContain('northbay');
  served.edit('tokens.ts', "density: 'compact", "density: 'compact',");
  await nextOf('full-reload');
});

test('settings are applied to the platform before the site is drawn anew', async () => {
  served.edit('settings.ts', 'passwordMaxAgeDays: 365', 'passwordMaxAgeDays: 90');
  expect((await nextChange()).isSite).toBe(true);
  expect(served.applied.map(({ settings }) => settings['NORTHBAY']?.passwordMaxAgeDays)).toEqual([90]);
});

test('what the platform refuses to take over is told over the page, until it is put back', async () => {
  served.refuse('The money would mean something else.');
  served.edit('settings.ts', 'passwordMaxAgeDays: 90', 'passwordMaxAgeDays: 91');
  expect((await nextOf('error')).err?.message).toBe('brands/northbay: The money would mean something else.');
  served.refuse(undefined);
  served.edit('settings.ts', 'passwordMaxAgeDays: 91', 'passwordMaxAgeDays: 90');
  await nextOf('full-reload');
});

test('edits that follow each other at once are all shown', async () => {
  for (const hero of ['One', 'Two', 'Three']) {
    const before = served.loaded.brand.texts.en?.tagline;
    served.edit('brand.ts', `tagline: '${before}'`, `tagline: '${hero}'`);
    expect((await nextChange()).brand.texts.en?.tagline).toBe(hero);
  }
});

test('a page that was loading meanwhile is told when it starts', async () => {
  served.page.tell(
    PAGE_START,
    startOf({ brand: { ...served.loaded.brand, name: 'Before' }, logo: '', mark: '' }),
  );
  const change = await nextChange();
  expect([change.isSite, change.brand.name]).toEqual([true, 'Northbay']);
  served.page.tell(PAGE_START, startOf(change));
  expect((await nextChange()).isSite).toBe(false);
});

test('another list of features loads pages again', async () => {
  served.edit('brand.ts', "    'feedback',\n", '');
  await nextOf('full-reload');
  expect(served.loaded.brand.features).not.toContain('feedback');
});
