import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bigRoad } from './bigRoad.ts';
import type { Decision } from './Decision.ts';
import { derivedRoad, lookBack } from './derivedRoad.ts';
import { layRoad } from './layRoad.ts';

const decisionsOf = (text: string): Decision[] =>
  [...text].map((letter) => ({ winner: letter === 'B' ? 'a' : letter === 'P' ? 'b' : 'tie' }));
const decisions = fc.array(
  fc.constantFrom('a', 'b', 'tie').map((winner): Decision => ({ winner: winner as 'a' })),
  {
    maxLength: 90,
  },
);

describe('the big road', () => {
  it('puts a run into one column and counts ties on the entry before them', () => {
    const { columns, tiesBefore } = bigRoad(decisionsOf('TBBTTPB'));
    expect(tiesBefore).toBe(1);
    expect(columns.map((column) => column.map(({ side, ties }) => `${side}${ties}`))).toEqual([
      ['a0', 'a2'],
      ['b0'],
      ['a0'],
    ]);
  });

  it('bends to the right at the sixth row, and earlier where a tail lies', () => {
    const places = (text: string) =>
      layRoad(bigRoad(decisionsOf(text)).columns).map(({ entry, x, y }) => `${entry.side}${x}${y}`);
    expect(places('BBBBBBBB').slice(5)).toEqual(['a05', 'a15', 'a25']);
    expect(places('BBBBBBBPPPPPP').slice(7)).toEqual(['b10', 'b11', 'b12', 'b13', 'b14', 'b24']);
  });

  it('never lays two entries on one place, and keeps to six rows', () => {
    fc.assert(
      fc.property(decisions, (rounds) => {
        const laid = layRoad(bigRoad(rounds).columns);
        expect(new Set(laid.map(({ x, y }) => `${x},${y}`)).size).toBe(laid.length);
        expect(laid.every(({ y }) => y < 6)).toBe(true);
        expect(laid).toHaveLength(rounds.filter(({ winner }) => winner !== 'tie').length);
      }),
    );
  });
});

describe('the derived roads', () => {
  it('tell the patterns of a shoe that was worked by hand', () => {
    // Columns of 2, 3, 1, 1, 2.
    const { columns } = bigRoad(decisionsOf('BBPPPBPBB'));
    const lengths = columns.map(({ length }) => length);
    const read = (back: number) =>
      derivedRoad(lengths, back)
        .flat()
        .map((colour) => colour[0])
        .join('');
    expect(lengths).toEqual([2, 3, 1, 1, 2]);
    expect(read(lookBack.bigEyeBoy)).toBe('rbbbrb');
    expect(read(lookBack.smallRoad)).toBe('bbb');
    expect(read(lookBack.cockroachRoad)).toBe('br');
  });

  it('are red throughout where sides alternate, and where one side never ends', () => {
    const chop = bigRoad(decisionsOf('BPBPBPBPBP')).columns.map(({ length }) => length);
    for (const back of Object.values(lookBack)) {
      expect(new Set(derivedRoad(chop, back).flat())).toEqual(new Set(['red']));
      expect(derivedRoad([12], back)).toEqual([]);
    }
  });

  it('begin with the second entry of their column and then miss none', () => {
    fc.assert(
      fc.property(decisions, fc.constantFrom(1, 2, 3), (rounds, back) => {
        const lengths = bigRoad(rounds).columns.map(({ length }) => length);
        const all = lengths.slice(back).reduce((sum, length) => sum + length, 0);
        expect(derivedRoad(lengths, back).flat()).toHaveLength(Math.max(0, all - 1));
      }),
    );
  });
});
