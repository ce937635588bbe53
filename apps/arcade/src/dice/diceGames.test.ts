import { expect, test } from 'vitest';
import { drawsOf } from '../fairness/drawsOf.ts';
import { createDiceRules, type DiceGame } from './createDiceRules.ts';
import { bauCua, coin, taiXiu } from './diceGames.ts';

/** What a spot gives back of 100 on average, over every throw that there is. */
const exactReturn = (game: DiceGame, spot: string, throws: readonly (readonly number[])[]) =>
  throws.reduce((sum, thrown) => sum + game.returns(spot, thrown), 0) / throws.length;

const faces = [1, 2, 3, 4, 5, 6];
const allThrows = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));

test('each half of tài xỉu returns 98 %, over all 216 throws', () => {
  for (const spot of taiXiu.spots) expect(exactReturn(taiXiu, spot, allThrows)).toBe(98);
});

test('each face of bầu cua returns 92.13 %: 75, 15 and 1 of 216 throws pay once, twice, three times', () => {
  for (const spot of bauCua.spots)
    expect(exactReturn(bauCua, spot, allThrows)).toBeCloseTo((100 * (75 * 2 + 15 * 3 + 4)) / 216, 10);
});

test('a coin returns 98 %', () => {
  for (const spot of coin.spots) expect(exactReturn(coin, spot, [[0], [1]])).toBe(98);
});

test('a throw is three dice of 1 to 6, every one of which comes', () => {
  const seen = new Set<number>();
  for (let nonce = 0; nonce < 100; nonce += 1) {
    const thrown = taiXiu.throwing(drawsOf('seed', 'client', nonce));
    expect(thrown).toHaveLength(3);
    for (const die of thrown) seen.add(die);
  }
  expect([...seen].toSorted()).toEqual(faces);
});

test('takes stakes on its spots alone, and pays each spot in whole minor units', () => {
  const rules = createDiceRules(bauCua);
  for (const sent of [
    null,
    [],
    {},
    { dragon: 5 },
    { crab: 0 },
    { crab: -5 },
    { crab: 1.5 },
    { crab: '5' },
    'crab',
  ])
    expect(rules.readBet(sent)).toBeUndefined();
  const chips = rules.readBet({ crab: 10, fish: 25 });
  expect(chips && rules.stakeOf(chips)).toBe(35);
  const halfCoin = createDiceRules(coin);
  const state = halfCoin.begin({ heads: 1, tails: 3 }, () => 1);
  expect(state.returned).toEqual({ heads: 0, tails: 5 });
  expect(halfCoin.winOf(state)).toBe(5);
});
