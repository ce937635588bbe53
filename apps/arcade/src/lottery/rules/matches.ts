import type { BetType, Choice } from './Bet.ts';
import { chanceOfHits, numbersOf } from './numbers.ts';

type Pool = { from: number; to: number; width: number; drawn: number };

/** Pays by how many of the chosen numbers are drawn; `odds` are hundredths by the number of hits. */
export const matches = (
  id: string,
  { from, to, width, drawn }: Pool,
  picks: number,
  odds: Readonly<Record<number, number>>,
): BetType => {
  const tiers = Object.entries(odds).map(([hits, pays]) => ({ hits: Number(hits), pays }));
  return {
    id,
    choice: { from, to, width, picks },
    price: 1,
    paytable: tiers.map(({ hits, pays }) => ({ hits: String(hits), odds: pays })),
    returnToPlayer: tiers.reduce(
      (sum, { hits, pays }) => sum + (pays / 100) * chanceOfHits(to - from + 1, drawn, picks, hits),
      0,
    ),
    oddsWon: (chosen, prizes) => {
      const balls = new Set(numbersOf(prizes, 'N'));
      return odds[chosen.filter((pick) => balls.has(pick)).length] ?? 0;
    },
  };
};

/** Pays one price when a draw is so, for a choice whose chance is known. */
export const fixed = (
  id: string,
  choice: Choice,
  odds: number,
  chance: number,
  isWon: (picks: readonly string[], numbers: readonly string[]) => boolean,
): BetType => ({
  id,
  choice,
  price: 1,
  paytable: [{ hits: '1', odds }],
  returnToPlayer: (odds / 100) * chance,
  oddsWon: (picks, prizes) => (isWon(picks, numbersOf(prizes, 'N')) ? odds : 0),
});

/** One of some words, with a price each. */
export const oneOf = (
  id: string,
  prices: Readonly<Record<string, { odds: number; chance: number }>>,
  outcomeOf: (numbers: readonly string[]) => string,
): BetType => ({
  id,
  choice: { options: Object.keys(prices) },
  price: 1,
  paytable: Object.entries(prices).map(([hits, { odds }]) => ({ hits, odds })),
  // The least that any of them gives back.
  returnToPlayer: Math.min(...Object.values(prices).map(({ odds, chance }) => (odds / 100) * chance)),
  oddsWon: ([pick = ''], prizes) =>
    outcomeOf(numbersOf(prizes, 'N')) === pick ? (prices[pick]?.odds ?? 0) : 0,
});
