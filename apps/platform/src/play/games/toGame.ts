import type { ValueOf } from '@marquee/contract';
import type { Currency, Language } from '@marquee/reference';
import type { games } from './schema.ts';

/** A game of the catalogue with its vendor's name. */
export type StoredGame = typeof games.$inferSelect & { vendor: string };

/** A game as a tile shows it. */
export const toGame = (
  game: StoredGame,
  currency: Currency,
  language: Language,
): ValueOf<'getGameInfo'>['game'] => ({
  nodeId: game.nodeId,
  title: game.title[language],
  vendor: game.vendor,
  vassalage: game.vassalage,
  category: game.category,
  image: `/art/${game.merchantCode}/game/${game.nodeId}.${language}.webp`,
  badge: game.badge,
  returnToPlayer: game.returnToPlayer === null ? null : Math.round(game.returnToPlayer * 100) / 100,
  minBet: game.minBet,
  currency,
  isFav: false,
  underMaintenance: game.isUnderMaintenance,
});
