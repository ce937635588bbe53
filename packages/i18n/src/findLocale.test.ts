import { expect, test } from 'vitest';
import { findLocale } from './findLocale.ts';

test('a browser tag finds the nearest language that is offered', () => {
  expect(findLocale('vi-VN')?.id).toBe('vi');
  expect(findLocale('VI')?.id).toBe('vi');
  expect(findLocale('en-US')?.id).toBe('en');
  expect(findLocale('fr')).toBeUndefined();
});
