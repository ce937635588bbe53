import type { Currency } from '@marquee/reference';
import type { Connection, Merchant } from '#kernel';
import { games, lotteries, vendors } from '#play';
import { catalogue } from './catalogue/catalogue.ts';
import { drawGame } from './catalogue/drawGames.ts';
import { rulesOfFamily } from './catalogue/families.ts';
import type { FamilyRules } from './catalogue/FamilyRules.ts';
import type { GameSeed } from './catalogue/GameSeed.ts';
import { studios } from './catalogue/studios.ts';
import { nationalLotteries, provinceLotteries, quickLotteries } from './lotteries.ts';
import type { Profile } from './profiles/Profile.ts';

/** One betting unit of a currency in minor units: about what a coin is. */
const bettingUnits: Record<Currency, number> = { VND: 1_000, THB: 100, USD: 10, EUR: 10, USDT: 100_000 };

/** A bet in minor units. */
export const toMinor = (units: number, currency: Currency): number => units * bettingUnits[currency];

const listOf = (sentences: FamilyRules['vi']) =>
  `<ul>${sentences.map((sentence) => `<li>${sentence}</li>`).join('')}</ul>`;

/** Moves a game's popularity by a little that only the merchant and the game decide. */
const popularityOf = ({ id, popularity }: GameSeed, shuffle: number) => {
  if (shuffle === 0) return popularity;
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  return popularity + ((sum * shuffle) % 23);
};

/** Writes the catalogue of a merchant and answers it. */
export const seedGames = async (
  tx: Connection,
  { code, brand }: Merchant,
  profile: Profile,
): Promise<GameSeed[]> => {
  const draws = profile.hasProvinceLotteries ? [...provinceLotteries, ...nationalLotteries] : [];
  const all = [...catalogue, ...draws.map(drawGame)].filter(({ category }) =>
    profile.categories.includes(category),
  );
  const shown = studios.filter(({ vassalage }) => all.some(({ studio }) => studio === vassalage));
  await tx
    .insert(vendors)
    .values(shown.map((studio, position) => ({ merchantCode: code, position, ...studio })));
  const ordered = all.toSorted(
    (one, other) => popularityOf(other, profile.shuffle) - popularityOf(one, profile.shuffle),
  );
  await tx.insert(games).values(
    ordered.map((game, position) => {
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
        releasedOn: game.released,
        hasDemo: game.hasDemo,
        hasReal: true,
        popularity: popularityOf(game, profile.shuffle),
        position,
      };
    }),
  );
  await tx.insert(lotteries).values(
    [...draws, ...quickLotteries].map(({ days, ...lottery }, position) => ({
      merchantCode: code,
      gameId: lottery.code,
      drawDayOfWeek: days,
      position,
      ...lottery,
    })),
  );
  return all;
};
