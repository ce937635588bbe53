import { and, inArray } from '#drizzle';
import type { Handler } from '#kernel';
import { isOpenAt } from '../games/maintenance.ts';
import { games } from '../games/schema.ts';
import { selectGames } from '../games/selectGames.ts';
import { toGame } from '../games/toGame.ts';
import { askRooms } from './askRooms.ts';

/** Answers the rooms of the merchant's games, those with somebody waiting first. */
export const getPvpRooms: Handler<'getPvpRooms'> = async (context) => {
  const { merchant, services } = context;
  const question = { brand: merchant.code, currency: merchant.brand.currency, mode: 'real' } as const;
  const listed = await Promise.all(
    [...services.config.vendors.roomsUrls].map(async ([vendor, url]) =>
      (await askRooms(url, question)).map((room) => ({ ...room, vendor })),
    ),
  );
  const found = listed.flat().filter(({ currency }) => currency === question.currency);
  if (found.length === 0) return { rooms: [] };
  const offered = await context.tenant((tx) =>
    selectGames(tx).where(
      and(inArray(games.nodeId, [...new Set(found.map(({ gameId }) => gameId))]), isOpenAt(context.now())),
    ),
  );
  const rooms = found.flatMap(({ vendor, gameId, ...room }) => {
    const game = offered.find(({ nodeId, vassalage }) => nodeId === gameId && vassalage === vendor);
    return game ? [{ ...room, game: toGame(game, context) }] : [];
  });
  const waiting = ({ taken, isPlaying }: { taken: number; isPlaying: boolean }) => (isPlaying ? -1 : taken);
  return {
    rooms: rooms
      .map(({ room, game, stake, currency, rakePercent, seats, taken, isPlaying }) => ({
        room,
        game,
        stake,
        currency,
        rakePercent,
        seats,
        taken,
        isPlaying,
      }))
      .sort((a, b) => waiting(b) - waiting(a) || a.stake - b.stake),
  };
};
