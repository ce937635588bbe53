import { useRoom } from '../RoomContext.ts';

/** Says who plays at a place of the game. */
export const usePlayerName = () => {
  const { say, room, place } = useRoom();
  return (at: number): string =>
    at === place ? say('you') : (room.seats[room.game?.players[at] ?? -1]?.name ?? '');
};
