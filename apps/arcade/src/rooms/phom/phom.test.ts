import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { cardsOf } from '../testing/cardsOf.ts';
import { bestMelds, isMeld, pointsOf, sendLoose } from './melds.ts';
import { canTake, phom, type PhomMove, type PhomState } from './phom.ts';

const card = (name: string) => cardsOf(name)[0] ?? -1;
const begun = (hands: string[], more: Partial<PhomState> = {}): PhomState => ({
  ...phom.deal(drawsOf('s', 'c', 1), hands.length, 0),
  hands: hands.map(cardsOf),
  winner: null,
  laid: null,
  isFull: false,
  ...more,
});
const play = (state: PhomState, ...moves: (string | PhomMove)[]) => {
  let now = state;
  for (const move of moves) {
    const next = phom.play(now, typeof move === 'string' ? { do: 'discard', card: card(move) } : move);
    if (typeof next === 'string') throw new Error(next);
    now = next;
  }
  return now;
};
const draw = { do: 'draw' } as const;
const take = { do: 'take' } as const;

describe('phỏm', () => {
  it.each([
    ['7s 7c 7d', true],
    ['7s 7c 7d 7h', true],
    ['As 2s 3s', true],
    ['9d 10d Jd Qd Kd', true],
    ['Qs Ks As', false],
    ['3s 4c 5s', false],
    ['7s 7c', false],
  ])('%s: %s', (text, is) => expect(isMeld(cardsOf(text))).toBe(is));

  it('are chosen so that the fewest points are left', () => {
    const best = bestMelds(cardsOf('5s 6s 7s 7c 7d Kh 2c'));
    expect(pointsOf(best?.loose ?? [])).toBe(13 + 2 + 5 + 6);
    expect(bestMelds(cardsOf('5s 6s 7s 7c 7d Kh 2c'), cardsOf('5s'))?.melds).toEqual([cardsOf('5s 6s 7s')]);
    expect(bestMelds(cardsOf('5s 6s 8s'), cardsOf('5s'))).toBeUndefined();
  });

  it('get loose cards that fit, one after the other', () => {
    const { loose, melds } = sendLoose(cardsOf('8s 9s Kd'), [cardsOf('5s 6s 7s')]);
    expect(loose).toEqual(cardsOf('Kd'));
    expect(melds).toEqual([cardsOf('5s 6s 7s 8s 9s')]);
  });
});

describe('a game', () => {
  it('deals nine cards each and ten to the first, who puts one away', () => {
    const state = phom.deal(drawsOf('s', 'c', 1), 4, 2);
    expect(state.hands.map(({ length }) => length)).toEqual([9, 9, 10, 9]);
    expect(state).toMatchObject({ turn: 2, phase: 'discard' });
    expect(state.stock).toHaveLength(15);
    expect(phom.play(state, draw)).toBe('discardFirst');
  });

  const hands = ['As 4c 7d 9h Js Kc 2d 5s 8c Qh', '2s 3s 6c 8h 10d Jc Kd 5h 9c'];

  it('lets take a card that makes a phỏm, and keeps it', () => {
    let state = play(begun(hands), 'As');
    expect(canTake(cardsOf('2s 3s'), [], card('As'))).toBe(true);
    state = play(state, take);
    expect(state).toMatchObject({ taken: [[], [card('As')]], discards: [[], []], phase: 'discard' });
    expect(phom.play(state, { do: 'discard', card: card('As') })).toBe('takenStays');
    expect(phom.play(state, { do: 'discard', card: card('2s') })).toBe('breaksMeld');
    expect(phom.play(play(begun(hands), 'Qh'), take)).toBe('noMeldWith');
  });

  it('is won at once by a hand without a loose card', () => {
    const state = begun(['As 2s 3s 7s 7c 7d Jh Qh Kh 9c', hands[1] ?? '']);
    const won = play(state, '9c');
    expect(won).toMatchObject({ winner: 0, isFull: true });
    expect(phom.outcome(won)).toEqual({ winners: [0] });
  });

  it('is won by the fewest loose points after four cards each, before all that have no phỏm', () => {
    const laid = ['Ks Kc Kd 9h', '2h 2c 4s', '5c 5d 5h Js'];
    const state = begun(laid, { turns: [3, 4, 4], turn: 0, phase: 'discard' });
    const over = play(
      { ...state, hands: [[...(state.hands[0] ?? []), card('3d')], ...state.hands.slice(1)] },
      '3d',
    );
    expect(over.laid?.map(({ points }) => points)).toEqual([9, 8, 11]);
    expect(over).toMatchObject({ winner: 0, isFull: false });
  });

  it('sends loose cards to phỏm that were laid before', () => {
    const state = begun(['5s 6s 7s Kh 3d', '8s 9s 2c 2d 2h'], { turns: [3, 4], turn: 0, phase: 'discard' });
    const over = play(state, '3d');
    expect(over.laid?.[1]).toMatchObject({ loose: [], points: 0 });
    expect(over.winner).toBe(1);
  });

  it('shows nobody the hands of others or the stock', () => {
    const view = phom.view(begun(hands), 1);
    expect(view).toMatchObject({ hands: [10, cardsOf(hands[1] ?? '')], stock: 7 });
    for (const value of [null, {}, { do: 'x' }, { do: 'discard' }, { do: 'discard', card: 52 }])
      expect(phom.readMove(value)).toBeUndefined();
  });

  it('keeps every card in one place and ends, whatever is played', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.nat(), { minLength: 1 }),
        (seed, seats, numbers) => {
          let state = phom.deal(drawsOf(seed, 'c', 1), seats, null);
          const all = () => [...state.hands.flat(), ...state.discards.flat(), ...state.stock].length;
          const dealt = all();
          for (let moves = 0; !phom.outcome(state); moves += 1) {
            const number = numbers[moves % numbers.length] ?? 0;
            const hand = state.hands[state.turn] ?? [];
            const wish: PhomMove =
              state.phase === 'take' ? take : { do: 'discard', card: hand[number % hand.length] ?? 0 };
            const wished = phom.play(state, wish);
            const next =
              typeof wished === 'string' ? phom.play(state, phom.expire(state, state.turn)) : wished;
            if (typeof next === 'string') throw new Error(next);
            state = next;
            expect(all()).toBe(dealt);
            expect(moves).toBeLessThan(40);
          }
          expect(state.laid).toHaveLength(seats);
        },
      ),
      { numRuns: 40 },
    );
  });
});
