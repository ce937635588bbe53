import { expect, test } from 'vitest';
import { formatClock } from './formatClock.ts';

const midnight = new Date('2026-02-28T17:00:00Z');

test('the clock reads YYYY-MM-DD HH:mm:ss in the zone asked for, with its offset', () => {
  expect(formatClock(midnight, 'Asia/Ho_Chi_Minh')).toEqual({ time: '2026-03-01 00:00:00', offset: 'GMT+7' });
  expect(formatClock(midnight, 'Europe/Malta')).toEqual({ time: '2026-02-28 18:00:00', offset: 'GMT+1' });
});

test('summer time and half hours show in the offset', () => {
  const july = new Date('2026-07-01T12:00:09Z');
  expect(formatClock(july, 'Europe/Malta')).toEqual({ time: '2026-07-01 14:00:09', offset: 'GMT+2' });
  expect(formatClock(july, 'Asia/Kolkata')).toEqual({ time: '2026-07-01 17:30:09', offset: 'GMT+5:30' });
});
