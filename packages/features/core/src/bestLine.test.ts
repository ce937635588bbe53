import { expect, test } from 'vitest';
import { bestLineOf, keepBestLine } from './bestLine.ts';
import { localStore } from './storage.ts';

test('the fastest line is remembered, and nothing that somebody else has written', () => {
  const line = { domain: 'lotus.example', ms: 31, at: '2026-11-24T08:00:00.000Z' };
  keepBestLine(line);
  expect(bestLineOf()).toEqual(line);
  for (const text of ['', '{', 'null', '"lotus.example"', '{"domain":"lotus.example"}']) {
    localStore.set('bestLine', text);
    expect(bestLineOf()).toBeUndefined();
  }
  localStore.remove('bestLine');
  expect(bestLineOf()).toBeUndefined();
});
