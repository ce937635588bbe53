import { gameCategories, gameFeatures, gameSorts } from '@marquee/reference';
import { Type } from 'typebox';
import { defineRows } from '../row.ts';
import { component } from '../schemas/component.ts';
import {
  DrawResult,
  Fixture,
  Game,
  GameCategory,
  GameInfo,
  GameType,
  LotteryGame,
  LotteryMenu,
  LotteryRegion,
  PopularNumber,
  PvpRoom,
  VendorLane,
  Volatility,
  Winner,
} from '../schemas/games.ts';
import { Instant, Nullable, OneOf, Page, PageSize, Text } from '../schemas/scalars.ts';

const lotteryQuery = {
  prizeMode: Type.Optional(
    Type.Enum(['fixed', 'jackpot'], {
      description: 'Only lotteries that pay fixed odds, or whose first prize is a jackpot that grows.',
    }),
  ),
  device: Type.Optional(
    Type.Enum(['WEB', 'H5', 'APP'], {
      description: 'Where it is shown: the site on a desktop (the default) or a phone, or an app.',
    }),
  ),
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
      minBet: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'Games that can be played for as little, in minor units.',
        }),
      ),
      lines: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10_000, description: 'Games with so many lines or more.' }),
      ),
      feature: Type.Optional(Type.Enum([...gameFeatures])),
      volatility: Type.Optional(Volatility),
      returnToPlayer: Type.Optional(
        Type.Number({ minimum: 0, maximum: 100, description: 'Games that return so many percent or more.' }),
      ),
      sort: Type.Optional(Type.Enum([...gameSorts])),
      after: Type.Optional(
        Type.String({
          maxLength: 64,
          minLength: 1,
          description: 'The last game of the page before, by its nodeId.',
        }),
      ),
      pageSize: PageSize(36),
    }),
    value: component('GameList', {
      list: Type.Array(Game),
      total: Type.Integer({ minimum: 0 }),
      hasMore: Type.Boolean(),
      isNear: Type.Boolean({
        description: 'No name holds what was searched for: these are spelt much like it.',
      }),
    }),
  },
  getFavouriteIds: {
    method: 'GET',
    path: '/wps/relay/GLS2_favoriteIds',
    module: 'GAME',
    summary: "The player's favourite games by their ids, the latest first.",
    token: 'session',
    value: component('FavouriteIds', { list: Type.Array(Type.String()) }),
  },
  getFavourites: {
    method: 'GET',
    path: '/wps/relay/GLS2_favorites',
    module: 'GAME',
    summary: "The player's favourite games, the latest first.",
    token: 'session',
    query: component('FavouritesQuery', { page: Page, pageSize: PageSize(24) }),
    value: component('Favourites', { list: Type.Array(Game), total: Type.Integer({ minimum: 0 }) }),
  },
  addFavourite: {
    method: 'POST',
    path: '/wps/relay/GLS2_favorites',
    module: 'GAME',
    summary: 'Makes a game a favourite; one that is one already stays it.',
    token: 'session',
    idempotent: true,
    body: component('AddFavourite', { nodeId: Text(64, 1) }),
    value: component('FavouriteAdded', { isFav: Type.Literal(true) }),
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/wps/relay/GLS2_favorites',
    module: 'GAME',
    summary: 'Takes a game from the favourites; one that is none stays none.',
    token: 'session',
    idempotent: true,
    body: component('RemoveFavourite', { nodeId: Text(64, 1) }),
    value: component('FavouriteRemoved', { isFav: Type.Literal(false) }),
  },
  getRecentGames: {
    method: 'GET',
    path: '/wps/relay/GLS2_recentGames',
    module: 'GAME',
    summary: 'The games that the player has opened, the latest first, each once.',
    token: 'session',
    value: component('RecentGames', { list: Type.Array(Game) }),
  },
  getUnfinishedGames: {
    method: 'GET',
    path: '/wps/relay/GLS2_unfinishedGames',
    module: 'GAME',
    summary:
      'Games in which a round of the player’s is still open and waits for the player, the latest first.',
    token: 'session',
    value: component('UnfinishedGames', { list: Type.Array(Game) }),
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
  getGameAnnouncements: {
    method: 'GET',
    path: '/wps/relay/GLS2_gameAnnouncements',
    module: 'GAME',
    summary:
      'What there is to say about games: what the merchant has written, those under maintenance, then those of the last 30 days.',
    token: 'none',
    value: component('GameAnnouncements', {
      written: Type.Array(
        component('WrittenGameAnnouncement', {
          id: Type.String(),
          text: Type.String(),
          game: Nullable(Game),
        }),
      ),
      list: Type.Array(
        component('GameAnnouncement', { kind: Type.Enum(['maintenance', 'new']), game: Game }),
      ),
    }),
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
      'PLAY_UNDER_REVIEW',
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
  getLotteryLobby: {
    method: 'GET',
    path: '/lgw/vn/games/lobby',
    module: 'LOTTERY',
    summary: 'Where lotteries are played: all of them, or the one that is named.',
    token: 'none',
    query: component('LotteryLobbyQuery', { gameCode: Type.Optional(Text(64, 1)), ...lotteryQuery }),
    value: component('LotteryLobby', {
      gameUrl: Type.String({ description: 'Address of the page at the host that was asked.' }),
    }),
  },
  getWinnerBoard: {
    method: 'GET',
    path: '/wps/relay/RCS_rankList',
    module: 'GAME',
    summary: 'Recent wins, newest first, players masked.',
    token: 'none',
    value: component('WinnerBoard', { list: Type.Array(Winner) }),
  },
  getPvpRooms: {
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    module: 'GAME',
    summary: 'Rooms where players play each other, as their vendors list them now.',
    token: 'none',
    value: component('PvpRooms', { rooms: Type.Array(PvpRoom) }),
  },
  getFixtures: {
    method: 'GET',
    path: '/wps/relay/GLS2_fixtureList',
    module: 'GAME',
    summary: 'Matches that can be bet on, as their vendors list them now, with their odds.',
    token: 'none',
    query: component('FixturesQuery', {
      category: Type.Optional(GameCategory),
      mostOfGame: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 12,
          default: 3,
          description: 'Matches of one game that are listed, so that no league fills the list alone.',
        }),
      ),
    }),
    value: component('Fixtures', { list: Type.Array(Fixture) }),
  },
  launchPvpRoom: {
    method: 'POST',
    path: '/wps/relay/GLS2_launchRoom',
    module: 'GAME',
    summary: 'Opens a room at its vendor, as launchGame opens a game.',
    token: 'session',
    body: component('LaunchPvpRoom', { gameId: Text(64, 1), room: Text(64, 1) }),
    value: component('PvpLaunch', {
      content: component('PvpRoomAddress', {
        url: Type.String({ description: "Address at the room's vendor that the browser goes to." }),
        mode: OneOf('real', 'demo'),
        expiresAt: Instant,
      }),
    }),
    errors: [
      'REAL_ACCOUNT_REQUIRED',
      'PLAYER_BLOCKED',
      'GAME_UNDER_MAINTENANCE',
      'GAME_UNAVAILABLE',
      'TIME_OUT_ACTIVE',
      'SELF_EXCLUDED',
      'PLAY_UNDER_REVIEW',
      'LOSS_LIMIT_REACHED',
      'STAKE_LIMIT_REACHED',
      'SESSION_LIMIT_REACHED',
    ],
  },
});
