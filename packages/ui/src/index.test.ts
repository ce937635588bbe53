import { expect, test } from 'vitest';
import * as kit from './index.ts';

test('every public part of the kit can be loaded', () => {
  expect(Object.values(kit).filter((part) => part === undefined)).toEqual([]);
  expect(Object.keys(kit).length).toBeGreaterThan(130);
});
