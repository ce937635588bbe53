import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('an address holds a kind, a vendor by `page`, a search and how many pages are shown', () => {
  expect(read('?category=live&page=KITEARENA&search=vang&pages=3')).toEqual({
    category: 'live',
    vendor: 'KITEARENA',
    search: 'vang',
    pages: 3,
  });
});

test('an address holds the smallest bet, the lines and what else games are chosen by', () => {
  expect(read('?bet=0.1&lines=25&feature=freeSpins&volatility=high&rtp=96.5&sort=newest')).toEqual({
    hasLowBet: true,
    hasManyLines: true,
    feature: 'freeSpins',
    volatility: 'high',
    returnToPlayer: 96.5,
    sort: 'newest',
    pages: 1,
  });
});

test.each([
  '?category=toString',
  '?category=',
  '?category=LIVE',
  '?pages=-3',
  '?pages=x',
  '?search=%20%20',
  '?bet=5',
  '?lines=0',
  '?feature=toString',
  '?volatility=valueOf',
  '?rtp=101',
  '?rtp=x',
  '?sort=recommended',
  '?sort=__proto__',
])('%s filters nothing', (query) => expect(read(query)).toEqual({ pages: 1 }));

test('nobody can make a page ask for more than the platform takes', () => {
  expect(read(`?pages=9999&search=${'x'.repeat(99)}&page=${'y'.repeat(99)}`)).toEqual({
    pages: 20,
    search: 'x'.repeat(64),
    vendor: 'y'.repeat(32),
  });
});

test('what is written is read again, whatever is searched for', () => {
  fc.assert(
    fc.property(
      fc.record({
        category: fc.constantFrom('live', 'slots', undefined),
        vendor: fc.option(fc.string({ minLength: 1, maxLength: 32 }), { nil: undefined }),
        search: fc.option(
          fc.string({ minLength: 1, maxLength: 64 }).filter((text) => text === text.trim()),
          { nil: undefined },
        ),
        hasLowBet: fc.constantFrom(true, undefined),
        hasManyLines: fc.constantFrom(true, undefined),
        feature: fc.constantFrom('ways', undefined),
        volatility: fc.constantFrom('low', 'high', undefined),
        returnToPlayer: fc.option(
          fc.integer({ min: 1, max: 1_000 }).map((tenths) => tenths / 10),
          {
            nil: undefined,
          },
        ),
        sort: fc.constantFrom('newest', 'return', undefined),
        pages: fc.integer({ min: 1, max: 20 }),
      }),
      (filters) => {
        expect(read(writeFilters(filters))).toEqual(filters);
      },
    ),
  );
});
