import { gameCategories } from '@marquee/reference';
import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
  DrawResult,
  Game,
  GameCategory,
  GameInfo,
  GameType,
  LotteryGame,
  LotteryMenu,
  LotteryRegion,
  PopularNumber,
  VendorLane,
  Winner,
} from '../schemas/games.ts';
import { Instant, OneOf, Page, PageSize, Text } from '../schemas/scalars.ts';

const lotteryQuery = {
  prizeMode: Type.Optional(Text(16)),
  device: Type.Optional(OneOf('WEB', 'H5', 'APP')),
};

/** Calls about the catalogue: games, vendors, lotteries, winners. */
export const games = defineRows({
  getGames: {
    method: 'GET',
    path: '/lgw/games',
    module: 'GAME',
    summary: 'The games that the merchant offers, a page at a time.',
    token: 'none',
    query: component('GamesQuery', {
      category: Type.Optional(GameCategory),
      vendor: Type.Optional(Text(32)),
      search: Type.Optional(Text(64)),
      page: Page,
      pageSize: PageSize(36),
    }),
    value: component('GameList', {
      list: Type.Array(Game),
      total: Type.Integer({ minimum: 0 }),
    }),
  },
  getHotGames: {
    method: 'GET',
    path: '/wps/relay/GLS2_hotGames',
    module: 'GAME',
    summary: 'The games that are played most.',
    token: 'none',
    value: component('HotGames', { list: Type.Array(Game) }),
  },
  getGameTypes: {
    method: 'GET',
    path: '/wps/relay/GLS2_gameType',
    module: 'GAME',
    summary: 'The categories that have games, keyed by category.',
    token: 'none',
    value: component('GameTypes', {
      content: Type.Object(
        Object.fromEntries(gameCategories.map((category) => [category, Type.Optional(GameType)])),
        { title: 'GameTypesByCategory', additionalProperties: false },
      ),
    }),
  },
  getGameVendors: {
    method: 'GET',
    path: '/wps/relay/GLS2_gameVendor',
    module: 'GAME',
    summary: 'The vendors of the merchant, by category.',
    token: 'none',
    query: component('GameVendorsQuery', { merchantCode: Text(32, 1) }),
    value: component('GameVendors', {
      data: component('GameVendorLanes', { lanes: Type.Array(VendorLane) }),
    }),
  },
  getGameInfo: {
    method: 'GET',
    path: '/wps/relay/GLS2_gameInfo',
    module: 'GAME',
    summary: 'What a game is: vendor, limits, return, rules and how it may be played.',
    token: 'none',
    query: component('GameInfoQuery', { gameId: Text(64, 1) }),
    value: GameInfo,
  },
  launchGame: {
    method: 'POST',
    path: '/wps/game/launchGame',
    module: 'GAME',
    summary: 'Opens a game: with their own money for members, with demo money for free play.',
    token: 'session',
    body: component('LaunchGame', { gameId: Text(64, 1) }),
    value: component('GameLaunch', {
      url: Type.String({ description: "Address at the game's vendor that the browser goes to." }),
      mode: OneOf('real', 'demo'),
      expiresAt: Instant,
    }),
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'PLAYER_BLOCKED',
      'GAME_UNDER_MAINTENANCE',
      'GAME_UNAVAILABLE',
      'TIME_OUT_ACTIVE',
      'SELF_EXCLUDED',
      'LOSS_LIMIT_REACHED',
      'STAKE_LIMIT_REACHED',
      'SESSION_LIMIT_REACHED',
    ],
  },
  getLotteryGames: {
    method: 'GET',
    path: '/lgw/vn/games',
    module: 'LOTTERY',
    summary: 'The lotteries of the merchant with their draw days and next draws.',
    token: 'none',
    query: component('LotteryGamesQuery', lotteryQuery),
    value: component('LotteryGames', { list: Type.Array(LotteryGame) }),
  },
  getLotteryMenus: {
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    module: 'LOTTERY',
    summary: 'The lottery dropdown: official Central and Southern lotteries by weekday, the others in fives.',
    token: 'none',
    query: component('LotteryMenusQuery', lotteryQuery),
    value: component('LotteryMenus', {
      menus: Type.Array(LotteryMenu),
      special: Type.Union([LotteryMenu, Type.Null()], {
        description: 'The named group whose lotteries the special navigation entry lists.',
      }),
    }),
  },
  getDrawResults: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/region',
    module: 'LOTTERY',
    summary:
      'What the state lotteries of a region have drawn on a day, the latest drawn day unless one is named.',
    token: 'none',
    query: component('DrawResultsQuery', {
      region: LotteryRegion,
      date: Type.Optional(Type.String({ format: 'date' })),
    }),
    value: component('DrawResults', {
      region: LotteryRegion,
      date: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
      dates: Type.Array(Type.String({ format: 'date' }), { description: 'Days with results, newest first.' }),
      list: Type.Array(DrawResult),
    }),
  },
  getPopularNumbers: {
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    module: 'LOTTERY',
    summary:
      'How often each ending came in the draws of a region in the last thirty days, the most frequent first.',
    token: 'none',
    query: component('PopularNumbersQuery', { region: LotteryRegion }),
    value: component('PopularNumbers', {
      region: LotteryRegion,
      draws: Type.Integer({ minimum: 0, description: 'How many draws were counted.' }),
      list: Type.Array(PopularNumber),
    }),
  },
  getOpenedNumbers: {
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    module: 'LOTTERY',
    summary: 'The latest draw of each nationwide or quick lottery that has drawn, newest first.',
    token: 'none',
    value: component('OpenedNumbers', { list: Type.Array(DrawResult) }),
  },
  getWinnerBoard: {
    method: 'GET',
    path: '/wps/relay/RCS_rankList',
    module: 'GAME',
    summary: 'Recent wins, newest first, players masked.',
    token: 'none',
    value: component('WinnerBoard', { list: Type.Array(Winner) }),
  },
});
