import { expect, test } from 'vitest';
import { catalogue as listed } from '../../../platform/src/seed/catalogue/catalogue.ts';
import { drawGame } from '../../../platform/src/seed/catalogue/drawGames.ts';
import { nationalLotteries, provinceLotteries } from '../../../platform/src/seed/lotteries.ts';
import { catalogue } from './catalogue.ts';
import { slotLooks } from '../slots/slotLooks.ts';
import { kindOf } from './kinds.ts';

const platform = [...listed, ...[...provinceLotteries, ...nationalLotteries].map(drawGame)];

test('every game is one of the platform’s catalogue, of the same studio and title, and of a kind that there is', () => {
  const known = new Map(platform.map(({ id, studio, title }) => [id, { studio, title }]));
  for (const { id, vendor, title, kind } of catalogue) {
    expect(known.get(id)).toEqual({ studio: vendor, title });
    expect(kindOf(kind).entry).toMatch(/main\.tsx$/);
  }
});

test('every game between people of the platform’s catalogue is played', () => {
  const played = new Set(catalogue.map(({ id }) => id));
  const between = platform.filter(
    ({ category, family }) => category === 'pvp' || (category === 'cards' && family !== 'blackjack'),
  );
  expect(between.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([]);
});

test('every slot of the platform’s catalogue is played', () => {
  const played = new Set(catalogue.map(({ id }) => id));
  const slots = platform.filter(({ category }) => category === 'slots').map(({ id }) => id);
  expect(slots.filter((id) => !played.has(id))).toEqual([]);
});

test('a slot looks in play as its tile does in the lobby', () => {
  const slots = platform.filter(({ category }) => category === 'slots');
  for (const { id, art } of slots) expect(art).toMatchObject(slotLooks[id] ?? { subject: 'none' });
});
