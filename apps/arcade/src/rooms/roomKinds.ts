import type { GameKind } from '../games/GameKind.ts';
import { registerRooms } from './registerRooms.ts';
import { roomGames, type RoomKind } from './roomGames.ts';
import { roomTexts } from './texts.ts';

const room: GameKind = {
  entry: 'rooms/page/main.tsx',
  texts: roomTexts,
  limits: [5, 20_000],
  start: (_seat, _game, _arcade, query) => {
    const named = query.get('room');
    return named ? { room: named } : {};
  },
};

/** Games between people; the first kind brings the calls of all. */
export const roomKinds: Readonly<Record<RoomKind, GameKind>> = {
  ...(Object.fromEntries(Object.keys(roomGames).map((kind) => [kind, room])) as Record<RoomKind, GameKind>),
  tienLen: { ...room, register: registerRooms },
};
