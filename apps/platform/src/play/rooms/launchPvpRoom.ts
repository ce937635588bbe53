import type { Handler } from '#kernel';
import { launchGame } from '../vendors/launchGame.ts';

/** Opens a room: the launch of its game, with the room in the address. */
export const launchPvpRoom: Handler<'launchPvpRoom'> = async (context, { body: { gameId, room }, query }) => {
  const { url, mode, expiresAt } = await launchGame(context, { body: { gameId }, query });
  const address = new URL(url);
  address.searchParams.set('room', room);
  return { content: { url: address.href, mode, expiresAt } };
};
