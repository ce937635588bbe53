import { expect, test } from 'vitest';
import { maskReceiver } from './maskReceiver.ts';

test.each([
  ['sms', '+84912000002', '+84•••002'],
  ['email', 'player1@example.com', 'p•••@example.com'],
  ['email', 'a@example.com', 'a•••@example.com'],
] as const)('%s %s is shown as %s', (channel, address, shown) => {
  expect(maskReceiver({ channel, address })).toBe(shown);
});
