import { expect, test } from 'vitest';
import { normaliseDocument } from './normaliseDocument.ts';

test.each([
  ['079 091 000 123', '079091000123'],
  ['b-1234567', 'B1234567'],
  ['０７９０９１', '079091'],
  ['AB.12/34', 'AB1234'],
])('%s is the document %s', (typed, number) => {
  expect(normaliseDocument(typed)).toBe(number);
});
