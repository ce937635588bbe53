import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draw } from '../../fairness/createDraw.ts';
import { beats, readCombination, strengthOf } from './combination.ts';
import { tienLen, type TienLenState } from './tienLen.ts';
import { whiteWin } from './whiteWin.ts';

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Reads cards such as `3s 10h`. */
const cards = (text: string) =>
  text.split(' ').map((name) => 'scdh'.indexOf(name.slice(-1)) * 13 + ranks.indexOf(name.slice(0, -1)));
const read = (text: string) => readCombination(cards(text));
const isBeaten = (played: string, lying: string) => {
  const [upper, lower] = [read(played), read(lying)];
  if (!upper || !lower) throw new Error(`${played} or ${lying} is no combination.`);
  return beats(upper, lower);
};
const drawFrom = (numbers: readonly number[]): Draw => {
  let at = 0;
  return (below) => {
    at += 1;
    return (numbers[(at - 1) % numbers.length] ?? 0) % below;
  };
};
const played = (state: TienLenState, text: string) => {
  const next = tienLen.play(state, { cards: text ? cards(text) : [] });
  if (typeof next === 'string') throw new Error(next);
  return next;
};
const begun = (...hands: string[]): TienLenState => ({
  hands: hands.map(cards),
  turn: 0,
  lying: null,
  passed: [],
  opening: null,
  winner: null,
  white: null,
});

describe('combinations', () => {
  it.each([
    ['3s', 'single'],
    ['9d 9h', 'pair'],
    ['2s 2c 2d', 'triple'],
    ['7s 7c 7d 7h', 'four'],
    ['Js Qd Ks As', 'run'],
    ['3s 3c 4s 4c 5s 5d', 'pairRun'],
  ])('reads %s as a %s', (text, kind) => expect(read(text)?.kind).toBe(kind));

  it.each([
    '3s 4s',
    'Ks As 2s',
    'As 2s 3s',
    '3s 3c 4s 4c',
    '3s 3c 4s 4c 6s 6d',
    '3s 3c 4s 4c 4d',
    'Ks Kc As Ac 2s 2c',
  ])('takes %s for none', (text) => expect(read(text)).toBeUndefined());

  it('goes by rank and then by suit', () => {
    expect(isBeaten('3h', '3d')).toBe(true);
    expect(isBeaten('4s', '3h')).toBe(true);
    expect(isBeaten('2s', 'Ah')).toBe(true);
    expect(isBeaten('5h 5s', '5c 5d')).toBe(true);
    expect(isBeaten('3s 4s 5h', '3c 4c 5d')).toBe(true);
    expect(isBeaten('3s 4s 5h 6s', '3c 4c 5d')).toBe(false);
    expect(isBeaten('4s 4c', '3h')).toBe(false);
  });

  it('cuts twos with pair runs and four alike', () => {
    const [three, four] = ['3s 3c 4s 4c 5s 5d', '3s 3c 4s 4c 5s 5d 6s 6d'];
    expect(isBeaten(three, '2h')).toBe(true);
    expect(isBeaten(three, '2h 2d')).toBe(false);
    expect(isBeaten('7s 7c 7d 7h', '2h 2d')).toBe(true);
    expect(isBeaten('7s 7c 7d 7h', '2h 2d 2c')).toBe(false);
    expect(isBeaten('7s 7c 7d 7h', three)).toBe(true);
    expect(isBeaten(four, '7s 7c 7d 7h')).toBe(true);
    expect(isBeaten('7s 7c 7d 7h', 'Ah')).toBe(false);
    expect(isBeaten(three, four)).toBe(false);
  });

  it('are never beaten by what they beat', () => {
    const hand = fc.uniqueArray(fc.nat(51), { minLength: 1, maxLength: 8 });
    const report = fc.check(
      fc.property(hand, hand, (one, other) => {
        const [a, b] = [readCombination(one), readCombination(other)];
        return !a || !b || !(beats(a, b) && beats(b, a));
      }),
    );
    expect(report.failed).toBe(false);
  });
});

describe('hands that win as they are dealt', () => {
  it.each([
    ['3s 4c 5d 6h 7s 8c 9d 10h Js Qc Kd Ah As', 'dragon'],
    ['2s 2c 2d 2h 7s 8c 9d 10h Js Qc Kd Ah 3s', 'fourTwos'],
    ['3s 3c 4s 4c 5s 5c 6s 6c 7s 7c Kd Ah 9s', 'fivePairRun'],
    ['3s 3c 5s 5c 7s 7c 9s 9c Js Jc Ks Kc As', 'sixPairs'],
  ])('%s: %s', (text, name) => expect(whiteWin(cards(text))).toBe(name));

  it('are none without such a form', () => {
    expect(whiteWin(cards('3s 4c 5d 6h 7s 8c 9d 10h Js Qc Kd Kh 2s'))).toBeUndefined();
  });
});

describe('a game', () => {
  it('is opened by the lowest card, and by the winner from then on', () => {
    const numbers = [11, 5, 40, 22, 9];
    const first = tienLen.deal(drawFrom(numbers), 4, null);
    const lowest = first.opening ?? -1;
    expect(first.hands[first.turn]).toContain(lowest);
    const other = first.hands[first.turn]?.find((card) => card !== lowest) ?? -1;
    expect(tienLen.play(first, { cards: [other] })).toBe('mustOpen');
    expect(tienLen.deal(drawFrom(numbers), 4, 2)).toMatchObject({ turn: 2, opening: null });
  });

  it('goes on without those who passed until the trick is taken', () => {
    let state = begun('3s 9s', '4s 5h', '5s Ks', '6s 7s');
    state = played(state, '3s');
    state = played(state, '');
    state = played(state, '5s');
    state = played(state, '6s');
    expect(state.turn).toBe(0);
    state = played(state, '9s');
    expect(state.winner).toBe(0);
    state = played(played(played(begun('3s 9s', '4s 5h', '5s 6h'), '3s'), ''), '');
    expect(state).toMatchObject({ turn: 0, lying: null, passed: [] });
    expect(tienLen.play(state, { cards: [] })).toBe('mustLead');
  });

  it('refuses cards of others, no combinations and plays that are too low', () => {
    const state = played(begun('8s 9s', '4s 5h 10s'), '8s');
    expect(tienLen.play(state, { cards: cards('9s') })).toBe('notYours');
    expect(tienLen.play(state, { cards: cards('4s 5h') })).toBe('noCombination');
    expect(tienLen.play(state, { cards: cards('4s') })).toBe('tooLow');
  });

  it('shows a seat its own hand and how many cards the others hold', () => {
    const state = begun('8s 9s', '4s 5h 10s');
    expect(tienLen.view(state, 1)).toMatchObject({ hands: [2, cards('4s 5h 10s')] });
    expect(tienLen.view(state, null)).toMatchObject({ hands: [2, 3] });
  });

  it('reads nothing that has not the form of a move', () => {
    for (const value of [null, 3, {}, { cards: 'x' }, { cards: [52] }, { cards: [0.5] }, { cards: [-1] }]) {
      expect(tienLen.readMove(value)).toBeUndefined();
    }
    expect(tienLen.readMove({ cards: [] })).toEqual({ cards: [] });
  });

  it('keeps every card in one place, has one turn, and always ends, whatever is played and however often time runs out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
        (seats, numbers) => {
          let state = tienLen.deal(drawFrom(numbers), seats, null);
          const table = new Set(state.hands.flat());
          expect(table.size).toBe(13 * seats);
          let played = 0;
          let moves = 0;
          while (!tienLen.outcome(state)) {
            const hand = state.hands[state.turn] ?? [];
            const wish = hand[(numbers[moves % numbers.length] ?? 0) % hand.length];
            const wished = wish === undefined ? 'none' : tienLen.play(state, { cards: [wish] });
            const next = typeof wished === 'string' ? tienLen.play(state, tienLen.expire(state)) : wished;
            if (typeof next === 'string') throw new Error(next);
            const held = next.hands.flat().length;
            expect([0, 1]).toContain(state.hands.flat().length - held);
            played = 13 * seats - held;
            state = next;
            moves += 1;
            expect(moves).toBeLessThan(1000);
          }
          const winner = tienLen.outcome(state)?.winners[0] ?? -1;
          expect(state.white !== null || state.hands[winner]?.length === 0).toBe(true);
          expect(new Set(state.hands.flat()).size).toBe(13 * seats - played);
          expect(
            state.hands.every((hand) =>
              hand.every((card, at) => at === 0 || strengthOf(card) > strengthOf(hand[at - 1] ?? 0)),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
