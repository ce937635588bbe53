import { expect, test } from 'vitest';
import { normaliseEmail } from './normaliseEmail.ts';

test.each([
  ['Lan.Nguyen@Example.com', 'lan.nguyen@example.com'],
  ['lan.nguyen+1@example.com', 'lan.nguyen@example.com'],
  ['Lan.Nguyen+casino@gmail.com', 'lannguyen@gmail.com'],
  ['lannguyen@googlemail.com', 'lannguyen@gmail.com'],
])('%s leads to %s', (email, mailbox) => {
  expect(normaliseEmail(email)).toBe(mailbox);
});
