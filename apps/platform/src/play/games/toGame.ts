import type { ValueOf } from '@marquee/contract';
import { type Reader, textIn } from '#kernel';
import { artPath } from '#sites';
import { maintenanceOf } from './maintenance.ts';
import type { games } from './schema.ts';

/** A game of the catalogue with its vendor's name. */
export type StoredGame = typeof games.$inferSelect & { vendor: string };

/** A game as a tile shows it. */
export const toGame = (
  game: StoredGame,
  reader: Reader & { now: () => Date },
): ValueOf<'getGameInfo'>['game'] => ({
  nodeId: game.nodeId,
  title: textIn(reader, game.title),
  vendor: game.vendor,
  vassalage: game.vassalage,
  category: game.category,
  image: artPath(game.merchantCode, 'game', `${game.nodeId}.${reader.language}`),
  badge: game.badge,
  returnToPlayer: game.returnToPlayer === null ? null : Math.round(game.returnToPlayer * 100) / 100,
  minBet: game.minBet,
  currency: reader.merchant.brand.currency,
  isFav: false,
  hasDemo: game.hasDemo,
  ...maintenanceOf(game, reader.now()),
});
