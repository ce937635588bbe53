import { expect, test } from 'vitest';
import { catalogue as played } from '../apps/arcade/src/games/catalogue.ts';
import { returnToPlayer } from '../apps/arcade/src/games/returnToPlayer.ts';
import { lines, paylines } from '../apps/arcade/src/slots/lines.ts';
import { ways } from '../apps/arcade/src/slots/ways.ts';
import { catalogue } from '../apps/platform/src/seed/catalogue/catalogue.ts';
import { promotions } from '../apps/platform/src/seed/texts/promotions.ts';
import { type Family, rulesOfFamily } from '../apps/platform/src/seed/catalogue/families.ts';

const listed = new Map(catalogue.map((game) => [game.id, game]));
const both = played.flatMap((game) => {
  const seed = listed.get(game.id);
  return seed ? [{ game, seed }] : [];
});

test('the catalogue tells of each game the return that the arcade’s mathematics have', () => {
  const told = both.map(({ game: { id }, seed: { rtp } }) => [id, rtp]);
  const known = both.map(({ game, seed }) => [game.id, returnToPlayer(game) ?? seed.rtp]);
  expect(told).toEqual(known);
  expect(both.filter(({ game }) => returnToPlayer(game) !== null).length).toBeGreaterThan(35);
});

test('and the lines, or the ways, that its reels have', () => {
  const counts: Readonly<Record<string, number | null>> = {
    slotLines: lines.reels === 5 ? paylines.length : null,
    slotWays: ways.rows ** ways.reels,
  };
  for (const { game, seed } of both)
    expect([game.id, seed.lines]).toEqual([game.id, counts[game.kind] ?? null]);
});

test('and the rules of the game that it is, where there are rules of that name', () => {
  const named = both.filter(({ game }) => rulesOfFamily(game.kind as Family) !== undefined);
  for (const { game, seed } of named) expect([game.id, seed.family]).toEqual([game.id, game.kind]);
  expect(named.length).toBeGreaterThan(40);
});

test('no slot returns less than the promotion of slots says of all', () => {
  const figure = promotions.find(({ id }) => id === 'spin-race')?.art.figure?.en;
  const returns = catalogue.flatMap(({ category, rtp }) => (category === 'slots' ? [rtp ?? 0] : []));
  expect(`${Math.floor(Math.min(...returns))}%`).toBe(figure);
});
