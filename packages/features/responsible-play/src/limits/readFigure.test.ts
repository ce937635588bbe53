import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFigure, writeFigure } from './readFigure.ts';

test.each([
  ['500000', 0, 500_000],
  ['500.000', 0, 500_000],
  ['500,000', 0, 500_000],
  ['1 000 000', 0, 1_000_000],
  ['12.50', 2, 1_250],
  ['12,5', 2, 1_250],
  ['1,250', 2, 125_000],
  ['1.250,75', 2, 125_075],
  ['1,250.75', 2, 125_075],
  ['60', 0, 60],
])('%s with %i digits after the point is %i', (typed, digits, figure) => {
  expect(readFigure(typed, digits)).toBe(figure);
});

test.each(['', ' ', 'ten', '-5', '1e9', '99999999999999999999', '.', '5 USD'])('%j is no figure', (typed) => {
  expect(readFigure(typed, 2)).toBeUndefined();
});

test('a figure that is written is read as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(0, 2), (figure, digits) => {
      expect(readFigure(writeFigure(figure, digits), digits)).toBe(figure);
    }),
  );
});
