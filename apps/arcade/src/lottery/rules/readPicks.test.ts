import { expect, test } from 'vitest';
import { provinceGame } from './provinces.ts';
import { quickGames } from './quickGames.ts';
import { readPicks } from './readPicks.ts';

const bet = (id: string) => {
  const found = [...provinceGame('Northern').bets, ...(quickGames['nine-ball-draw']?.bets ?? [])].find(
    (one) => one.id === id,
  );
  if (!found) throw new Error(`There is no bet ${id}.`);
  return found;
};

test.each([
  ['de', ['7'], ['07']],
  ['de', ['100'], null],
  ['de', ['-1'], null],
  ['de', ['1', '2'], null],
  ['de', [], null],
  ['xien2', ['88', '7'], ['07', '88']],
  ['xien2', ['7', '07'], null],
  ['cang4', ['12'], ['0012']],
  ['thuTu3', ['9', '1', '5'], ['9', '1', '5']],
  ['thuTu3', ['0', '1', '5'], null],
  ['taixiu', ['tai'], ['tai']],
  ['taixiu', ['hoa'], null],
])('%s takes %j as %j', (id, given, taken) => {
  expect(readPicks(bet(id), given)).toEqual(taken);
});
