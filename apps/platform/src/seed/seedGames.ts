import { currencies, type Currency } from '@marquee/reference';
import { type Connection, insertRows, type Merchant } from '#kernel';
import { type Category, games, lotteries, vendors } from '#play';
import { catalogue } from './catalogue/catalogue.ts';
import { drawGame } from './catalogue/drawGames.ts';
import { rulesOfFamily } from './catalogue/families.ts';
import type { FamilyRules } from './catalogue/FamilyRules.ts';
import type { GameSeed } from './catalogue/GameSeed.ts';
import { studios } from './catalogue/studios.ts';
import { nationalLotteries, provinceLotteries, quickLotteries } from './lotteries.ts';

/** A bet in minor units; a betting unit is what a coin of the currency is worth. */
export const toMinor = (units: number, currency: Currency): number => units * currencies[currency].coin;

const listOf = (sentences: FamilyRules['vi']) =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

/** Moves a game's popularity by a little that only the merchant and the game decide. */
const popularityOf = ({ id, popularity }: GameSeed, shuffle: number) => {
  if (shuffle === 0) return popularity;
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return popularity + ((sum * shuffle) % 23);
};

const drawsOf = ({ features }: Merchant['brand']) =>
  features.includes('lottery-menu') ? [...provinceLotteries, ...nationalLotteries] : [];

/** The games that a merchant has of some kinds. */
export const catalogueOf = ({ brand }: Merchant, categories: readonly Category[]): GameSeed[] =>
  [...catalogue, ...drawsOf(brand).map(drawGame)].filter(({ category }) => categories.includes(category));

/** Those games in the order in which the lobby shows them, the most popular first. */
export const orderedCatalogue = (merchant: Merchant, categories: readonly Category[]): GameSeed[] => {
  const { lobbyShuffle } = merchant.settings.startingContent;
  return catalogueOf(merchant, categories).toSorted(
    (one, other) => popularityOf(other, lobbyShuffle) - popularityOf(one, lobbyShuffle),
  );
};

/** The rows of a merchant's games of some kinds, as they are before anybody has changed one. */
export const gameRowsOf = (merchant: Merchant, categories: readonly Category[]) => {
  const { code, brand, settings } = merchant;
  const all = orderedCatalogue(merchant, categories);
  const popularity = (game: GameSeed) => popularityOf(game, settings.startingContent.lobbyShuffle);
  return all.map((game, position) => {
    const rules = rulesOfFamily(game.family);
    const [min, max] = game.bets;
    return {
      merchantCode: code,
      nodeId: game.id,
      vassalage: game.studio,
      category: game.category,
      title: game.title,
      description: game.about,
      rules: { vi: listOf(rules.vi), en: listOf(rules.en) },
      badge: game.badge,
      returnToPlayer: game.rtp,
      minBet: toMinor(min, brand.currency),
      maxBet: toMinor(max, brand.currency),
      lines: game.lines,
      volatility: game.volatility,
      features: [...(rules.features ?? [])],
      releasedOn: game.released,
      hasDemo: game.hasDemo,
      hasReal: true,
      popularity: popularity(game),
      position,
    };
  });
};

/** Writes the catalogue of a merchant; what is there already stays as it is. */
export const seedGames = async (
  tx: Connection,
  merchant: Merchant,
  categories: readonly Category[],
): Promise<void> => {
  const { code, brand } = merchant;
  const rows = gameRowsOf(merchant, categories);
  const shown = studios.filter(({ vassalage }) => rows.some((row) => row.vassalage === vassalage));
  await insertRows(
    tx,
    vendors,
    shown.map((studio, position) => ({ merchantCode: code, position, ...studio })),
  );
  await insertRows(tx, games, rows);
  await insertRows(
    tx,
    lotteries,
    [...drawsOf(brand), ...quickLotteries].map(({ days, ...lottery }, position) => ({
      merchantCode: code,
      gameId: lottery.code,
      drawDayOfWeek: days,
      position,
      ...lottery,
    })),
  );
};
