import { gameCategories } from '@marquee/reference';
import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Html, Instant, Minor, Nullable, OneOf } from './scalars.ts';

/** The kind of a game. */
export const GameCategory = Type.Enum([...gameCategories]);

/** How a game spreads its wins: few large ones, or many small ones. */
export const Volatility = OneOf('low', 'medium', 'high');

/** A game as a tile shows it. */
export const Game = component('Game', {
  nodeId: Type.String(),
  title: Type.String(),
  vendor: Type.String(),
  vassalage: Type.String({ description: "The vendor's code." }),
  category: GameCategory,
  image: Type.String({ description: 'Path of the tile below an image CDN.' }),
  badge: Nullable(OneOf('new', 'hot', 'exclusive')),
  returnToPlayer: Nullable(Type.Number({ description: 'Percent.' })),
  minBet: Nullable(Minor),
  currency: Currency,
  isFav: Type.Boolean(),
  underMaintenance: Type.Boolean(),
});

/** Everything that a game's information page tells. */
export const GameInfo = component('GameInfo', {
  game: Game,
  description: Type.String(),
  maxBet: Nullable(Minor),
  lines: Nullable(Type.Integer()),
  volatility: Nullable(Volatility),
  releasedOn: Nullable(Type.String({ format: 'date' })),
  rules: Html,
  modes: component('GameModes', {
    demo: Type.Boolean({ description: 'May be played with demo money.' }),
    real: Type.Boolean({ description: 'May be played for money after login.' }),
  }),
  related: Type.Array(Game),
});

/** One vendor in a lane of vendors. */
export const GameVendor = component('GameVendor', {
  vassalage: Type.String(),
  title: Type.String(),
  gameType: GameCategory,
  isGame: Type.Boolean(),
  games: Type.Integer({ minimum: 0 }),
  image: Type.String(),
});

/** Vendors of one category. */
export const VendorLane = component('VendorLane', {
  title: Type.String(),
  gameType: GameCategory,
  cards: Type.Array(GameVendor),
});

/** A category with its number of games. */
export const GameType = component('GameType', {
  title: Type.String(),
  games: Type.Integer({ minimum: 0 }),
});

/** A lottery as the menus need it. `drawDayOfWeek` is a comma list of 1 (Monday) to 7 (Sunday). */
export const LotteryGame = component('LotteryGame', {
  code: Type.String(),
  remark: Type.String({ description: 'Its name.' }),
  gameId: Type.String(),
  isOfficial: Type.Boolean(),
  region: Nullable(OneOf('Northern', 'Central', 'Southern')),
  drawDayOfWeek: Type.String({ pattern: '^([1-7](,[1-7]){0,6})?$' }),
  nextDrawAt: Nullable(Instant),
});

/** A group of the lottery dropdown. */
export const LotteryMenu = component('LotteryMenu', {
  labelName: Type.String(),
  gameMenus: Type.Array(
    component('LotteryMenuItem', { remark: Type.String(), code: Type.String(), gameId: Type.String() }),
  ),
});

/** A recent win; the player's name is masked by the platform. */
export const Winner = component('Winner', {
  player: Type.String(),
  gameName: Type.String(),
  gameId: Type.String(),
  prize: Minor,
  currency: Currency,
  winningTime: Instant,
});
