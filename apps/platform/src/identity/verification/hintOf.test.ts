import { expect, test } from 'vitest';
import { hintOf } from './hintOf.ts';

test.each([
  ['sms', '+84912000002', '•••002'],
  ['email', 'player1@example.com', 'p•••@e•••.com'],
  ['email', 'a@mail.example.co.uk', 'a•••@m•••.uk'],
  ['email', 'root@localhost', 'r•••@l•••'],
] as const)('%s %s is hinted at as %s', (channel, address, hint) => {
  expect(hintOf(channel, address)).toBe(hint);
});
