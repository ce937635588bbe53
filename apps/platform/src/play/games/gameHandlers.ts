import type { Handlers } from '#kernel';
import { addFavourite } from './favourites/addFavourite.ts';
import { getFavouriteIds } from './favourites/getFavouriteIds.ts';
import { getFavourites } from './favourites/getFavourites.ts';
import { getRecentGames } from './favourites/getRecentGames.ts';
import { getUnfinishedGames } from './favourites/getUnfinishedGames.ts';
import { removeFavourite } from './favourites/removeFavourite.ts';
import { getGameAnnouncements } from './getGameAnnouncements.ts';
import { getGameInfo } from './getGameInfo.ts';
import { getGames } from './getGames.ts';
import { getGameTypes } from './getGameTypes.ts';
import { getGameVendors } from './getGameVendors.ts';
import { getHotGames } from './getHotGames.ts';
import { getLotteryGames } from './getLotteryGames.ts';
import { getLotteryLobby } from './getLotteryLobby.ts';
import { getLotteryMenus } from './getLotteryMenus.ts';
import { getWinnerBoard } from './getWinnerBoard.ts';

/** Handlers of the domain games. */
export const gameHandlers = {
  getGames,
  getFavouriteIds,
  getFavourites,
  addFavourite,
  removeFavourite,
  getRecentGames,
  getUnfinishedGames,
  getHotGames,
  getGameTypes,
  getGameVendors,
  getGameInfo,
  getGameAnnouncements,
  getLotteryGames,
  getLotteryMenus,
  getLotteryLobby,
  getWinnerBoard,
} satisfies Partial<Handlers>;
