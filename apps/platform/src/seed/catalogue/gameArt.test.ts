import { fileURLToPath } from 'node:url';
import { gameTile, rasterise } from '@marquee/art';
import { artStyles, gameCategories } from '@marquee/reference';
import { expect, test } from 'vitest';
import { loadMerchants } from '../../kernel/merchants/loadMerchants.ts';
import { provinceLotteries } from '../lotteries.ts';
import { catalogueOf, orderedCatalogue } from '../seedGames.ts';
import { findGameArt } from './findGameArt.ts';
import type { GameSeed } from './GameSeed.ts';

/** Two rows of tiles on a desktop, four on a phone. */
const neighbours = 12;

/** The largest tile in bytes; a lobby shows a dozen at once on a phone. A sticker's outlines cost a whole wheel more. */
const most = { lacquer: 14_000, poster: 14_000, sticker: 17_000 } as const;

const merchants = await loadMerchants(fileURLToPath(new URL('../../../../../brands', import.meta.url)));
const [first] = merchants;
if (!first) throw new Error('There is no merchant.');
const whole = catalogueOf(
  { ...first, brand: { ...first.brand, features: [...first.brand.features, 'lottery-menu'] } },
  gameCategories,
);

const lookOf = ({ art }: GameSeed) => `${art.subject} in ${art.palette}`;

/** Games that look like one of those before them. */
const alike = (games: readonly GameSeed[]) =>
  games.flatMap((game, index) =>
    games
      .slice(Math.max(0, index - neighbours + 1), index)
      .filter((other) => lookOf(other) === lookOf(game))
      .map((other) => `${other.id} and ${game.id}: ${lookOf(game)}`),
  );

const orders = merchants.flatMap((merchant) =>
  Array.from({ length: 23 }, (_, lobbyShuffle) => {
    const startingContent = { ...merchant.settings.startingContent, lobbyShuffle };
    return { ...merchant, settings: { ...merchant.settings, startingContent } };
  }),
);

test('no two of twelve neighbouring tiles show the same subject in the same colours', () => {
  for (const merchant of orders) {
    expect(alike(orderedCatalogue(merchant, gameCategories))).toEqual([]);
    for (const category of gameCategories) expect(alike(orderedCatalogue(merchant, [category]))).toEqual([]);
  }
});

test('two of the same look beside each other would be refused', () => {
  const [one, ...others] = whole;
  expect(alike([one!, ...others.slice(0, neighbours - 2), { ...one!, id: 'copy' }])).toHaveLength(1);
  expect(alike([one!, ...others.slice(0, neighbours - 1), { ...one!, id: 'copy' }])).toEqual([]);
});

test('every game of the catalogue has a picture of its own', () => {
  expect(whole.filter(({ id }) => !findGameArt(id))).toEqual([]);
  expect(new Set(whole.map(({ art }) => JSON.stringify(art))).size).toBe(whole.length);
});

test('no two provinces are shown by the same landmark', () => {
  const landmarks = provinceLotteries.map(({ code }) => findGameArt(code)?.subject);
  expect(landmarks).not.toContain(undefined);
  expect(new Set(landmarks).size).toBe(landmarks.length);
});

test.each(artStyles)('tiles in %s are light on a phone', { timeout: 120_000 }, async (style) => {
  const heavy: string[] = [];
  const atMost = 14_000;
  const some = whole.filter(({ id }, index) => index % 4 === 0 || id.includes('roulette'));
  for (const { id, title, art } of some) {
    const svg = gameTile({ id, title: title.vi ?? id, art, style });
    const bytes = await rasterise(svg, { width: 300, format: 'webp', quality: 62, atMost });
    if (bytes.length > most[style]) heavy.push(`${id}: ${bytes.length}`);
  }
  expect(heavy).toEqual([]);
});
