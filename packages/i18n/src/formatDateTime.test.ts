import { expect, test } from 'vitest';
import { formatDateTime } from './formatDateTime.ts';
import { formatNumber } from './formatNumber.ts';

const moment = '2026-11-21T20:30:00Z';

test('a moment is written by the language, in the zone asked for', () => {
  expect(formatDateTime(moment, 'en', { timeZone: 'Asia/Ho_Chi_Minh' })).toBe('22 Nov 2026, 03:30');
  expect(formatDateTime(moment, 'vi', { timeZone: 'Asia/Ho_Chi_Minh' })).toBe('03:30 22/11/2026');
  expect(formatDateTime(moment, 'vi', { timeZone: 'Asia/Ho_Chi_Minh', show: 'date' })).toBe('22/11/2026');
  expect(formatDateTime(moment, 'vi', { timeZone: 'UTC', show: 'time' })).toBe('20:30');
});

test('a text that is no date is refused', () => {
  expect(() => formatDateTime('soon', 'en')).toThrow(RangeError);
});

test('numbers follow the language', () => {
  expect(formatNumber(96.5, 'vi')).toBe('96,5');
  expect(formatNumber(0.965, 'en', { style: 'percent', minimumFractionDigits: 1 })).toBe('96.5%');
});
