import type { Card } from '../../tables/rules/Card.ts';
import { orderOf } from './combination.ts';

/** Names a hand that wins as it is dealt: a dragon from three to ace, four twos, five pairs in a row, or six pairs. */
export const whiteWin = (
  hand: readonly Card[],
): 'dragon' | 'fourTwos' | 'fivePairRun' | 'sixPairs' | undefined => {
  const counts = Array.from(
    { length: 13 },
    (_, order) => hand.filter((card) => orderOf(card) === order).length,
  );
  if (counts.slice(0, 12).every((count) => count > 0)) return 'dragon';
  if (counts[12] === 4) return 'fourTwos';
  const isPairRun = (from: number) => counts.slice(from, from + 5).every((count) => count >= 2);
  if (Array.from({ length: 8 }, (_, from) => from).some(isPairRun)) return 'fivePairRun';
  return counts.reduce((pairs, count) => pairs + Math.floor(count / 2), 0) >= 6 ? 'sixPairs' : undefined;
};
