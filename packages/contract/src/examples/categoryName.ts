import type { GameCategory } from '@marquee/reference';
import type { Reader } from './Reader.ts';

const names: { readonly [C in GameCategory]?: readonly [english: string, vietnamese: string] } = {
  live: ['Live casino', 'Casino trực tiếp'],
  slots: ['Slots', 'Nổ hũ'],
  sports: ['Sports', 'Thể thao'],
  esports: ['E-sports', 'E-sports'],
  lottery: ['Lottery', 'Xổ số'],
  cards: ['Card games', 'Game bài'],
  fishing: ['Fishing', 'Bắn cá'],
  mini: ['Mini-games', 'Mini game'],
  pvp: ['Player vs player', 'Đối kháng'],
};

/** What a kind of game is called in the examples; one that they have no name for goes by its id. */
export const categoryName = ({ say }: Reader, category: GameCategory): string =>
  say(...(names[category] ?? [category, category]));
