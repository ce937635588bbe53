import { expect, test } from 'vitest';
import { textIn } from './textIn.ts';

test('a text is read in the language of the toolbar', () => {
  expect(textIn('Deposit', 'vi')).toBe('Nạp tiền');
  expect(textIn('Deposit', 'en')).toBe('Deposit');
});

test('its numbers stay, each in its place', () => {
  expect(textIn('Banner 2 of 5', 'vi')).toBe('Banner 2 / 5');
});

test('the words of a piece of HTML are translated and its tags are not', () => {
  expect(textIn('<h2>Terms</h2><p>Lotus Live</p>', 'vi')).toBe('<h2>Điều khoản</h2><p>Lotus Live</p>');
});

test('the pseudo-language marks a text and makes it at least a third longer', () => {
  const shown = textIn('Check your connection and try again.', 'pseudo');
  expect(shown).toMatch(/^\[.*\]$/);
  expect(shown.length).toBeGreaterThan('Check your connection and try again.'.length * 1.3);
});

test('a name that no catalog holds stays as it is in every language', () => {
  expect(['en', 'vi', 'pseudo'].map((language) => textIn('Lotus Live', language))).toEqual([
    'Lotus Live',
    'Lotus Live',
    'Lotus Live',
  ]);
});
