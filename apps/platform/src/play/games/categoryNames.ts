import type { LocalText } from '#kernel';
import type { Category } from './schema.ts';

/** What the kinds of game are called. */
export const categoryNames: Record<Category, LocalText> = {
  live: { vi: 'Casino trực tiếp', en: 'Live casino' },
  slots: { vi: 'Nổ hũ', en: 'Slots' },
  sports: { vi: 'Thể thao', en: 'Sports' },
  esports: { vi: 'E-sports', en: 'E-sports' },
  lottery: { vi: 'Xổ số', en: 'Lottery' },
  cards: { vi: 'Game bài', en: 'Card games' },
  fishing: { vi: 'Bắn cá', en: 'Fishing' },
  mini: { vi: 'Mini game', en: 'Mini-games' },
  pvp: { vi: 'Đối kháng', en: 'Player vs player' },
};
