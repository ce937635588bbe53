import { rankOf, suitOf, type Card } from '../../tables/rules/Card.ts';

/** Hands of liêng from the lowest to the highest. */
const names = ['score', 'faces', 'run', 'alike'] as const;

/** What three cards are, and what they are worth: of two hands the higher number wins, and none are the same. */
export const liengHand = (
  cards: readonly Card[],
): { name: (typeof names)[number]; score: number; value: number } => {
  const orders = cards.map((card) => (rankOf(card) + 12) % 13).sort((one, other) => one - other);
  const [low = 0, middle = 0, top = 0] = orders;
  const score = cards.reduce((sum, card) => sum + Math.min(10, rankOf(card) + 1), 0) % 10;
  const isLowRun = low === 0 && middle === 1 && top === 12;
  const isRun = isLowRun || (middle === low + 1 && top === middle + 1);
  const isFaces = cards.every((card) => rankOf(card) >= 10);
  const name = low === top ? 'alike' : isRun ? 'run' : isFaces ? 'faces' : 'score';
  const main = { alike: top, run: isLowRun ? 1 : top, faces: 0, score }[name];
  const highest = Math.max(...cards.map((card) => ((rankOf(card) + 12) % 13) * 4 + suitOf(card)));
  return { name, score, value: (names.indexOf(name) * 100 + main) * 100 + highest };
};
