import { hash } from 'node:crypto';

/** Somebody who signs in at a party that the sandbox plays. */
export type PlayedPerson = { name: string; email: string };

/** The same person has the same id at a party for ever, as at a real one. */
export const personId = (channel: string, email: string): string =>
  hash('sha256', `${channel} ${email.toLowerCase()}`, 'base64url').slice(0, 28);

/** An id as Telegram gives them: a number. */
export const telegramId = (email: string): number =>
  1_000_000 + (hash('sha256', email.toLowerCase(), 'buffer').readUInt32BE() % 4_000_000_000);

/** People to choose from. */
export const playedPeople: readonly PlayedPerson[] = [
  { name: 'Lan Phạm', email: 'lan.pham@example.com' },
  { name: 'Minh Trần', email: 'minh.tran@example.com' },
  { name: 'Alex Morgan', email: 'alex.morgan@example.com' },
];
