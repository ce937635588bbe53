import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { createTwentyOne, type Move, type TwentyOneState, type TwentyOneView } from './createTwentyOne.ts';
import { pointsOf, rankOf } from './hands.ts';
import { houses, type HouseName } from './houses.ts';
import { twentyOneReturn } from './twentyOneReturn.ts';

const rulesOf = (name: HouseName) => createTwentyOne(houses[name]);
/** Cards by what they count, an ace being 1: player, dealer, player, dealer, then as they are taken. */
const round = (...worths: number[]): TwentyOneState => ({
  stake: 1_000,
  shoe: [...worths.map((worth) => worth - 1), ...Array.from({ length: 40 }, () => 9)],
  moves: [],
});
const play = (name: HouseName, state: TwentyOneState, ...moves: Move[]) => {
  const rules = rulesOf(name);
  const end = moves.reduce<TwentyOneState>((now, move) => {
    const next = rules.act?.(now, move, 0);
    if (!next) throw new Error(`${move} is not allowed.`);
    return next;
  }, state);
  return { win: rules.winOf(end), view: rules.show(end) as TwentyOneView };
};

test.each<[HouseName, string, number[], Move[], number]>([
  ['blackjack', 'an ace with a ten pays one and a half times', [1, 9, 10, 9], [], 2_500],
  ['blackjack', 'but not against another one', [1, 10, 10, 1], [], 1_000],
  ['blackjack', 'the dealer’s ends the round at once', [10, 1, 9, 10], [], 0],
  ['blackjack', 'more points win', [10, 10, 9, 8], ['stand'], 2_000],
  ['blackjack', 'as many are even', [10, 10, 9, 9], ['stand'], 1_000],
  ['blackjack', 'beyond 21 is lost', [10, 10, 6, 6, 10], ['hit'], 0],
  ['blackjack', 'a dealer beyond 21 loses', [10, 10, 2, 6, 10], ['stand'], 2_000],
  ['blackjack', 'a doubled stake wins twice', [6, 10, 5, 7, 10], ['double'], 4_000],
  ['blackjack', 'the dealer stops at an ace and a six', [10, 1, 8, 6], ['stand'], 2_000],
  ['xiDach', 'two aces pay twice', [1, 10, 1, 9], [], 3_000],
  ['xiDach', 'and beat an ace with a ten', [1, 1, 1, 10], [], 3_000],
  ['xiDach', 'an ace with a ten pays once', [1, 10, 10, 9], [], 2_000],
  ['xiDach', 'five cards beat points', [2, 10, 3, 10, 2, 4, 2], ['hit', 'hit', 'hit'], 2_000],
  ['xiDach', 'the dealer’s two aces beat everything else', [10, 1, 10, 1], [], 0],
])('%s: %s', (name, _what, worths, moves, win) => {
  expect(play(name, round(...worths), ...moves).win).toBe(win);
});

test('in xì dách nobody stops below 16 or doubles, and in blackjack nobody doubles a third card', () => {
  expect(play('xiDach', round(5, 10, 6, 7)).view.ways).toEqual(['hit']);
  expect(play('xiDach', round(10, 10, 6, 7)).view.ways).toEqual(['hit', 'stand']);
  expect(play('blackjack', round(2, 10, 3, 7)).view.ways).toEqual(['hit', 'stand', 'double']);
  expect(play('blackjack', round(2, 10, 3, 7, 2), 'hit').view.ways).toEqual(['hit', 'stand']);
});

test('the dealer’s second card and those to come are nobody’s to see before the end', () => {
  const rules = rulesOf('blackjack');
  const state = rules.begin({ stake: 1_000 }, drawsOf('seed', 'mine', 3));
  const shown = rules.show(state) as TwentyOneView;
  expect(shown.dealer).toHaveLength(1);
  expect(shown).not.toHaveProperty('shoe');
});

test('a hand that was left ends as if its player had stopped, once that is allowed', () => {
  const rules = rulesOf('xiDach');
  const left = rules.expire?.(round(5, 10, 6, 7, 4, 3)) ?? round();
  const { player, isOver } = rules.show(left) as TwentyOneView;
  expect([pointsOf(player), isOver]).toEqual([18, true]);
});

test('what comes back by counting is what many hands of the best player get', () => {
  // Without a choice worth making: who never takes a card in a house that lets everybody stop.
  const house = { ...houses.blackjack, canDouble: false, stands: 0 };
  const rules = createTwentyOne(house);
  let sum = 0;
  const hands = 40_000;
  for (let nonce = 1; nonce <= hands; nonce += 1) {
    const begun = rules.begin({ stake: 100 }, drawsOf('count', 'mine', nonce));
    const state = rules.winOf(begun) === null ? rules.act?.(begun, 'stand', 0) : begun;
    sum += rules.winOf(state ?? begun) ?? 0;
  }
  expect(sum / hands).toBeGreaterThan(94);
  expect(twentyOneReturn(house)).toBeGreaterThan(sum / hands - 1);
  expect(twentyOneReturn(houses.blackjack)).toBeCloseTo(98.913, 3);
  expect(rankOf(house, [0, 9])).toBe('natural');
});
