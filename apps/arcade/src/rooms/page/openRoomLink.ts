import { openCalls } from '../../page/openCalls.ts';
import type { RoomMessage } from '../RoomMessage.ts';
import type { RoomLink } from './RoomLink.ts';

/** Speaks with a room by one event stream, which the browser opens again by itself, and by calls. */
export const openRoomLink = (session: string, room: string): RoomLink => {
  const call = openCalls(session);
  const deed = async (name: string, body: object) => {
    const { refused } = await call(`/room/${name}`, { ...body, room });
    return { refused };
  };
  return {
    listen: (onMessage, onOffline) => {
      const source = new EventSource(`/room/events?${new URLSearchParams({ session, room })}`);
      source.addEventListener('open', () => onOffline(false));
      source.addEventListener('error', () => onOffline(true));
      source.addEventListener('message', ({ data }) => onMessage(JSON.parse(String(data)) as RoomMessage));
      return () => source.close();
    },
    ready: (isReady) => deed('ready', { isReady }),
    sit: () => deed('sit', {}),
    move: (move) => deed('move', { move }),
    balance: async () => (await call<{ balance: number }>('/balance')).balance,
  };
};
