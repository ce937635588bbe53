import type { Handlers } from '#kernel';
import { changeStaffGames } from './changeStaffGames.ts';
import { getStaffGames } from './getStaffGames.ts';
import { moveStaffGame } from './moveStaffGame.ts';

/** Handlers of the console's calls about the catalogue. */
export const staffGameHandlers = {
  getStaffGames,
  changeStaffGames,
  moveStaffGame,
} satisfies Partial<Handlers>;
