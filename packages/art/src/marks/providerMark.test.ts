import { expect, test } from 'vitest';
import { rasterise } from '../rasterise.ts';
import { providerMark } from './providerMark.ts';

const names = ['Lantern Reel', 'Nine Tides', 'Northlight Live', 'Halfcourt', 'Ember & Oak', 'Rồng Vàng'];

const widthOf = (svg: string) => Number(/viewBox="0 0 (\d+) 60"/.exec(svg)?.[1]);

/** What stands alone beside a name: the mark's left square. */
const emblemOf = (svg: string) =>
  rasterise(svg.replace(/viewBox="[^"]+"/, 'viewBox="0 0 60 60"'), { width: 30, format: 'png' });

test.each(names)('the mark of "%s" is sound, always the same, and as wide as there is room for', (name) => {
  const svg = providerMark({ name });
  expect(svg).toBe(providerMark({ name }));
  expect(/NaN|undefined|Infinity/.test(svg)).toBe(false);
  expect(widthOf(svg)).toBeGreaterThan(100);
  expect(widthOf(svg)).toBeLessThanOrEqual(230);
});

test('names that speak of different things have different emblems', async () => {
  const known = names.slice(0, -1).map((name) => providerMark({ name }));
  const seen = await Promise.all(known.map(emblemOf));
  expect(new Set(seen.map((png) => png.toString('base64'))).size).toBe(known.length);
});

test('a studio of one word is set in one line, also where two would stand above each other', () => {
  expect(widthOf(providerMark({ name: 'Tideline' }))).toBeGreaterThan(
    widthOf(providerMark({ name: 'Nine Tides' })),
  );
});
