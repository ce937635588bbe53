import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawsOf } from '../../fairness/drawsOf.ts';
import { cardsOf } from '../testing/cardsOf.ts';
import { beatsTrick, catte, type CatteState } from './catte.ts';

const begun = (...hands: string[]): CatteState => ({
  ...catte.deal(drawsOf('s', 'c', 1), hands.length, 0),
  hands: hands.map(cardsOf),
});
/** Plays cards one after the other; a `-` before a card lays it face down. */
const play = (state: CatteState, text: string) => {
  let now = state;
  for (const name of text.split(' ')) {
    const [card = -1] = cardsOf(name.replace('-', ''));
    const next = catte.play(now, { card, isDown: name.startsWith('-') });
    if (typeof next === 'string') throw new Error(`${name}: ${next}`);
    now = next;
  }
  return now;
};
const hands = ['As Ks 2c 3c 4c 5c', '2s Ac Kd 6c 7c 8c', '3s 4s 2d 3d Ah Kh'] as const;

it('takes a trick by the highest card of the suit that was led, and leads the next', () => {
  const state = play(begun(...hands), 'Ks -2s -3s');
  expect(state).toMatchObject({ won: [1, 0, 0], turn: 0, trick: 1 });
  const other = play(state, '2c Ac -4s');
  expect(other).toMatchObject({ won: [1, 1, 0], turn: 1 });
});

it('lets face up only what beats the trick, with the ace highest, and nothing face down to lead', () => {
  const state = begun(...hands);
  expect(catte.play(state, { card: cardsOf('As')[0] ?? 0, isDown: true })).toBe('leadOpen');
  const led = play(state, 'Ks');
  expect(catte.play(led, { card: cardsOf('Ac')[0] ?? 0, isDown: false })).toBe('tooLowInSuit');
  expect(catte.play(led, { card: cardsOf('2s')[0] ?? 0, isDown: false })).toBe('tooLowInSuit');
  expect(catte.play(led, { card: cardsOf('As')[0] ?? 0, isDown: false })).toBe('notYours');
  expect(beatsTrick([{ seat: 0, card: cardsOf('Ks')[0] ?? 0, isDown: false }], cardsOf('As')[0] ?? 0)).toBe(
    true,
  );
});

it('is over for who wins none of four tricks, and at once where one alone is left', () => {
  const lone = play(begun(...hands), 'Ks -2s -3s As -6c -4s 5c -7c -2d 4c -Kd -3d');
  expect(lone).toMatchObject({ stillIn: [0], winner: 0 });
  const two = play(begun(...hands), 'Ks -2s -3s 2c Ac -4s Kd -2d -3c 8c -3d -4c');
  expect(two).toMatchObject({ stillIn: [0, 1], winner: null, turn: 1, trick: 4 });
  const over = play(two, '6c -5c 7c -As');
  expect(catte.outcome(over)).toEqual({ winners: [1] });
});

it('is won by the sixth trick, whoever took the most before', () => {
  const two = play(begun(...hands), 'Ks -2s -3s As -Kd -4s 2c Ac -2d 6c -3d -3c');
  expect(two).toMatchObject({ stillIn: [0, 1], turn: 1 });
  const over = play(two, '7c -4c 8c -5c');
  expect(over.winner).toBe(1);
});

it('shows nobody the hands of others or what lies face down', () => {
  const state = play(begun(...hands), 'Ks -Ac');
  const view = catte.view(state, 2);
  expect(view.hands).toEqual([5, 5, cardsOf(hands[2])]);
  expect(view.lying.map(({ card }) => card)).toEqual([cardsOf('Ks')[0], null]);
  expect(catte.view(state, 1).lying[1]?.card).toBe(cardsOf('Ac')[0]);
  expect(catte.view(state, null).lying[1]?.card).toBeNull();
});

it('keeps every card in one place and ends within six tricks, whatever is played', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 2, max: 6 }),
      fc.array(fc.nat(), { minLength: 1 }),
      (seed, seats, numbers) => {
        let state = catte.deal(drawsOf(seed, 'c', 1), seats, null);
        for (let moves = 0; !catte.outcome(state); moves += 1) {
          const hand = state.hands[state.turn] ?? [];
          const card = hand[(numbers[moves % numbers.length] ?? 0) % hand.length] ?? 0;
          const next = catte.play(state, { card, isDown: !beatsTrick(state.lying, card) });
          if (typeof next === 'string') throw new Error(next);
          state = next;
          expect(moves).toBeLessThan(36);
        }
        expect(state.stillIn).toContain(state.winner);
      },
    ),
  );
});
