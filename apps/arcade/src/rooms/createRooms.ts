import { createHash, randomUUID } from 'node:crypto';
import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import { newSeed } from '../fairness/newSeed.ts';
import type { Arcade } from '../games/Arcade.ts';
import { catalogue } from '../games/catalogue.ts';
import { createRoom, type Room } from './createRoom.ts';
import { createRoomStore } from './createRoomStore.ts';
import type { ListedRoom } from './ListedRoom.ts';
import { isRoomKind, roomGames } from './roomGames.ts';
import { rakePercent } from './shareOut.ts';

/** Stakes that rooms are offered at, as multiples of the smallest. */
const stakeSteps = [1, 4, 20, 100];

/** What rooms ask of the arcade. */
export type RoomParts = Pick<Arcade, 'store' | 'cashier' | 'seats' | 'limitsOf'>;

type Mode = 'real' | 'demo';
type Kept = { room: Room; game: string; currency: string; mode: Mode };

const gameOfShort = (short: string) =>
  catalogue.find(({ kind }) => isRoomKind(kind) && roomGames[kind].short === short);

/** All rooms: of each stake those that have somebody in them, and an empty one. Real and demo money never meet. */
export const createRooms = ({ store, cashier, seats, limitsOf }: RoomParts) => {
  const kept = new Map<string, Kept>();
  const roomStore = createRoomStore(store);
  const stakesOf = (game: string, currency: string) => {
    const { min, max } = limitsOf(game, currency);
    return stakeSteps.map((step) => step * min).filter((stake) => stake <= max);
  };

  /** A room by its id, such as `tl.VND.5000.real.2`; undefined where no such room may be. */
  const find = (id: string): Kept | undefined => {
    const found = kept.get(id);
    if (found) return found;
    const [short = '', currency = '', stakeText = '', mode = '', place = ''] = id.split('.');
    const game = gameOfShort(short);
    const stake = Number(stakeText);
    if (!game || !isRoomKind(game.kind) || (mode !== 'real' && mode !== 'demo')) return undefined;
    if (!/^[1-9]\d{0,2}$/.test(place) || id.split('.').length !== 5) return undefined;
    if (!stakesOf(game.id, currency).includes(stake) || String(stake) !== stakeText) return undefined;
    const room = createRoom({
      id,
      stake,
      rules: roomGames[game.kind].rules,
      store: roomStore,
      cashier,
      newSeed,
      newBetId: () => `room.${randomUUID()}`,
      hashOf,
      drawsOf,
      playerOf: seats.bySession,
      nameOf: ({ id: player }) => createHash('sha256').update(player).digest('hex').slice(0, 4).toUpperCase(),
      mixOf: ({ session }) => hashOf(`${id} ${session}`).slice(0, 8),
    });
    const made = { room, game: game.id, currency, mode } as const;
    kept.set(id, made);
    return made;
  };

  /** The rooms of a game in a currency, with a free one at each stake. */
  const list = (game: string, currency: string, mode: Mode): ListedRoom[] => {
    const kind = catalogue.find(({ id }) => id === game)?.kind ?? '';
    if (!isRoomKind(kind)) return [];
    const { short, rules } = roomGames[kind];
    return stakesOf(game, currency).flatMap((stake) => {
      const listed: ListedRoom[] = [];
      for (let place = 1; place < 1000; place += 1) {
        const id = `${short}.${currency}.${stake}.${mode}.${place}`;
        const room = kept.get(id)?.room;
        const taken = room?.taken() ?? 0;
        const isPlaying = room !== undefined && room.phase() !== 'waiting';
        if (taken > 0 || listed.every((one) => one.taken > 0))
          listed.push({
            room: id,
            gameId: game,
            stake,
            currency,
            rakePercent,
            seats: rules.seats.most,
            taken,
            isPlaying,
          });
        if (taken === 0 && place > kept.size) break;
      }
      return listed;
    });
  };

  return {
    find,
    list,
    /** Goes on with the games that the program's end interrupted. */
    resume: () => roomStore.openRooms().forEach((id) => find(id)),
    close: () => kept.forEach(({ room }) => room.close()),
  };
};
