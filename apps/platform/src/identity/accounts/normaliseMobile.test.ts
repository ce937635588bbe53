import { expect, test } from 'vitest';
import { normaliseMobile } from './normaliseMobile.ts';

test.each([
  ['0912345678', '84', '+84912345678'],
  ['912 345 678', '84', '+84912345678'],
  ['+84 912-345-678', '84', '+84912345678'],
  ['0084912345678', '84', '+84912345678'],
  ['(212) 555-0123', '1', '+12125550123'],
  ['07400 123456', '44', '+447400123456'],
  ['99999999', '356', '+35699999999'],
])('%s with +%s is %s', (typed, dialingCode, expected) => {
  expect(normaliseMobile(typed, dialingCode)).toBe(expected);
});

test.each([
  ['024 3825 2525', '84', 'a fixed line'],
  ['+1 212 555 0123', '84', 'a number of another country'],
  ['0123', '84', 'too short'],
  ['09123456789012', '84', 'too long'],
  ['912345678', '999', 'a country that does not exist'],
  ['', '84', 'nothing'],
])('%s with +%s is refused: %s', (typed, dialingCode) => {
  expect(normaliseMobile(typed, dialingCode)).toBeNull();
});
