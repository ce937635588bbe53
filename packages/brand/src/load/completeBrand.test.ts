import { expect, test } from 'vitest';
import { parseBrand } from './parseBrand.ts';
import { testBrand } from '../testBrand.ts';
import { completeBrand } from './completeBrand.ts';

const current = parseBrand(testBrand({ analyticsId: 'G-ABCD1234', art: 'sticker' }), 'brand.ts');

test('what a brand has to have and an older release did not know is as it is now', () => {
  const { art, hero, ...older } = current;
  expect(completeBrand({ ...older, hero: {} as typeof hero }, current)).toEqual(current);
  expect(art).toBe('sticker');
});

test('what was written down stays, and what was left out stays left out', () => {
  const { analyticsId: _, ...older } = { ...current, name: 'Older', languages: [] };
  expect(completeBrand(older, current)).toEqual(older);
});
