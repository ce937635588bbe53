import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oAnQuan, pitsOf, type OAnQuanState } from './oAnQuan.ts';

const begun = (citizens?: number[]): OAnQuanState => {
  const state = oAnQuan.deal(() => 0, 2, null);
  return citizens ? { ...state, citizens } : state;
};
const played = (state: OAnQuanState, pit: number, step: 1 | -1) => {
  const next = oAnQuan.play(state, { pit, step });
  if (typeof next === 'string') throw new Error(next);
  return next;
};
const worth = ({ citizens, hasMandarin, scores }: OAnQuanState) =>
  [...citizens, ...scores].reduce((sum, count) => sum + count, 0) + 10 * hasMandarin.filter(Boolean).length;

it('begins with five citizens in each pit and two mandarins, seventy points in all', () => {
  expect(worth(begun())).toBe(70);
});

it('sows one by one, and ends before a mandarin', () => {
  const state = played(begun([5, 5, 2, 5, 5, 0, 5, 5, 5, 5, 5, 0]), 2, 1);
  expect(state.citizens.slice(2, 6)).toEqual([0, 6, 6, 0]);
  expect(state.last?.captured).toEqual([]);
  expect(state.turn).toBe(1);
});

it('captures what lies behind an empty pit, and again behind the next', () => {
  const state = played(begun([1, 0, 0, 4, 0, 0, 0, 0, 0, 0, 3, 0]), 0, 1);
  expect(state.last).toMatchObject({ captured: [3, 5], gain: 14 });
  expect(state.scores[0]).toBe(14);
  expect(state.hasMandarin[5]).toBe(false);
});

it('captures nothing behind two empty pits', () => {
  const state = played(begun([1, 0, 0, 0, 4, 0, 2, 2, 2, 2, 2, 0]), 0, 1);
  expect(state.last).toMatchObject({ captured: [], gain: 0 });
});

it('makes who has nothing to sow lay a citizen in each pit, borrowed if need be', () => {
  const state = played(begun([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 0, 1);
  expect(state.turn).toBe(1);
  expect(pitsOf(1).map((pit) => state.citizens[pit])).toEqual([1, 1, 1, 1, 1]);
  expect(state.scores[1]).toBe(-5);
});

it('ends when both mandarins are gone, and counts what is left to its side', () => {
  const before = { ...begun([1, 0, 0, 0, 0, 0, 4, 0, 0, 0, 2, 0]), scores: [30, 30] };
  const mandarin = (left: number) => Array.from({ length: 12 }, (_, pit) => pit === left);
  expect(played({ ...before, hasMandarin: mandarin(5) }, 0, 1).end).toBeNull();
  const over = played({ ...before, hasMandarin: mandarin(-1) }, 0, 1);
  expect(over).toMatchObject({ end: 'mandarinsGone', winner: 1 });
  expect(oAnQuan.outcome(over)).toEqual({ winners: [1] });
});

it('refuses pits of the other side, empty ones, mandarins and what is no move', () => {
  expect(oAnQuan.play(begun(), { pit: 7, step: 1 })).toBe('notYourPit');
  expect(oAnQuan.play(begun(), { pit: 5, step: 1 })).toBe('notYourPit');
  expect(oAnQuan.play(begun([0, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 0]), { pit: 0, step: 1 })).toBe('emptyPit');
  for (const value of [null, {}, { pit: 12, step: 1 }, { pit: 1 }, { pit: 1, step: 2 }])
    expect(oAnQuan.readMove(value)).toBeUndefined();
});

it('never loses or makes a point, and always ends, whatever is played', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 210, maxLength: 210 }), (numbers) => {
      let state = begun();
      for (const number of numbers) {
        if (oAnQuan.outcome(state)) break;
        const own = pitsOf(state.turn).filter((pit) => (state.citizens[pit] ?? 0) > 0);
        state = played(state, own[number % own.length] ?? -1, number % 2 === 0 ? 1 : -1);
        expect(worth(state)).toBe(70);
      }
      expect(oAnQuan.outcome(state)).toBeDefined();
    }),
  );
});
