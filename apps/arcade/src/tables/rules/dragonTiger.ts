import { openShoe, rankOf, type Card } from './Card.ts';
import type { TableRules } from './TableRules.ts';

/** One card for each side. */
export type DragonTigerResult = { dragon: Card; tiger: Card };

const winnerOf = ({ dragon, tiger }: DragonTigerResult) => {
  if (rankOf(dragon) === rankOf(tiger)) return 'tie';
  return rankOf(dragon) > rankOf(tiger) ? 'dragon' : 'tiger';
};

/** Dragon and tiger from eight freshly shuffled decks, ace low; a tie costs the sides one half. */
export const dragonTiger: TableRules<DragonTigerResult> = {
  spots: ['dragon', 'tiger', 'tie'],
  play: (draw) => {
    const next = openShoe(8, draw);
    return { dragon: next(), tiger: next() };
  },
  returns: (spot, result) => {
    const winner = winnerOf(result);
    if (spot === winner) return winner === 'tie' ? 900 : 200;
    return winner === 'tie' ? 50 : 0;
  },
  side: (result) => {
    const winner = winnerOf(result);
    return { winner: winner === 'tie' ? 'tie' : winner === 'dragon' ? 'a' : 'b' };
  },
  label: (result) => ({ dragon: 'D', tiger: 'T', tie: '=' })[winnerOf(result)],
};
