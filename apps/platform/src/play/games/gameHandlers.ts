import type { Handlers } from '#kernel';
import { getGameInfo } from './getGameInfo.ts';
import { getGames } from './getGames.ts';
import { getGameTypes } from './getGameTypes.ts';
import { getGameVendors } from './getGameVendors.ts';
import { getHotGames } from './getHotGames.ts';
import { getLotteryGames } from './getLotteryGames.ts';
import { getLotteryMenus } from './getLotteryMenus.ts';
import { getWinnerBoard } from './getWinnerBoard.ts';

/** Handlers of the domain games. */
export const gameHandlers = {
  getGames,
  getHotGames,
  getGameTypes,
  getGameVendors,
  getGameInfo,
  getLotteryGames,
  getLotteryMenus,
  getWinnerBoard,
} satisfies Partial<Handlers>;
