import { expect, test } from 'vitest';
import { fillWish, idOf } from './fillWish.ts';

test.each([
  ['Lotus Bay', 'lotus-bay'],
  ['Đại Phát 88', 'dai-phat-88'],
  ["Queen's Café", 'queens-cafe'],
  ['  88 Straße!', 'strasse'],
  ['ロータス', ''],
])('%j suggests the id %j', (name, id) => {
  expect(idOf(name)).toBe(id);
});

test('a name alone says the rest', () => {
  expect(fillWish({ name: 'Sen Hồng' }, 'flags')).toMatchObject({
    id: 'sen-hong',
    merchant: 'SENHONG',
    domain: 'sen-hong.localhost',
    from: 'northbay',
  });
});

test.each([
  [{ curency: 'USD' }, 'curency: unknown key. Did you mean "currency"?'],
  [{ currency: 'EURO' }, 'Did you mean "EUR"?'],
  [{ languages: ['vn'] }, 'Did you mean "vi"?'],
  [{ features: ['gamse'] }, 'Did you mean "games"?'],
  [{ layout: { hero: 'ful' } }, 'Did you mean "full"?'],
  [{ legal: { minimumAge: 16 } }, 'legal.minimumAge: 16'],
  [{ colours: { acent: '#ffffff' } }, 'Did you mean "accent"?'],
  [{ domain: 'lotus' }, 'domain: "lotus" is no domain'],
  [{ id: 'Lotus Bay' }, 'id: "Lotus Bay" is no id'],
  [{ merchant: 'lotus' }, 'merchant: "lotus" is no merchant code'],
  [{ name: 'ロータス' }, 'id: "" is no id'],
])('%j is refused by file and key', (said, message) => {
  expect(() => fillWish({ name: 'Lotus Bay', ...said }, 'lotus.json')).toThrow(message);
  expect(() => fillWish({ name: 'Lotus Bay', ...said }, 'lotus.json')).toThrow('lotus.json: ');
});
