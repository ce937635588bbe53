import { expect, test } from 'vitest';
import { formatRelative } from './formatRelative.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  [10, 'en', 'just now'],
  [10, 'vi', 'vừa xong'],
  [-10, 'en', 'now'],
  [5 * 60, 'en', '5 minutes ago'],
  [3 * 3600, 'vi', '3 giờ trước'],
  [-2 * 3600, 'en', 'in 2 hours'],
  [25 * 3600, 'en', 'yesterday'],
])('%d seconds back in %s is "%s"', (seconds, locale, text) => {
  expect(formatRelative(ago(seconds), locale, now)).toBe(text);
});

test('what lies more than a week away is a date in the zone asked for', () => {
  expect(formatRelative('2026-11-01T20:00:00Z', 'en', now, 'Asia/Ho_Chi_Minh')).toBe('2 Nov 2026');
});
