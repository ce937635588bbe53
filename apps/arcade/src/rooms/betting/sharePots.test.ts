import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharePots } from './sharePots.ts';

it('gives the pot to the highest hand, and chips that cannot be divided to the first after the dealer', () => {
  const even = [10, 10, 10].map((paid, seat) => ({ paid, value: seat === 0 ? 1 : 5 }));
  expect(sharePots(even, [0, 1, 2])).toEqual([0, 15, 15]);
  const odd = [5, 10, 10].map((paid, seat) => ({ paid, value: seat === 0 ? null : 5 }));
  expect(sharePots(odd, [2, 0, 1])).toEqual([0, 12, 13]);
});

it('lets nobody win more of another than they put in themselves', () => {
  const seats = [
    { paid: 20, value: 9 },
    { paid: 50, value: 5 },
    { paid: 100, value: 7 },
    { paid: 30, value: null },
  ];
  expect(sharePots(seats, [0, 1, 2, 3])).toEqual([80, 0, 120, 0]);
});

it('gives what only folded seats paid to the winner below', () => {
  const seats = [
    { paid: 10, value: 1 },
    { paid: 40, value: null },
  ];
  expect(sharePots(seats, [0, 1])).toEqual([50, 0]);
});

it('pays out exactly what was paid in', () => {
  const seat = fc.record({ paid: fc.nat(100), value: fc.option(fc.nat(5)) });
  fc.assert(
    fc.property(fc.array(seat, { minLength: 1, maxLength: 6 }), (others) => {
      const seats = [{ paid: 100, value: 3 }, ...others];
      const gains = sharePots(seats, [...seats.keys()]);
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
      expect(sum(gains)).toBe(sum(seats.map(({ paid }) => paid)));
    }),
  );
});
