import type { Handlers } from '#kernel';
import { getPvpRooms } from './getPvpRooms.ts';
import { launchPvpRoom } from './launchPvpRoom.ts';

/** Lists and opens rooms where players play each other. */
export const roomHandlers = { getPvpRooms, launchPvpRoom } satisfies Partial<Handlers>;
