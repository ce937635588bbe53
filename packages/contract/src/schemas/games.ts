import { gameCategories } from '@marquee/reference';
import { Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Html, Instant, Minor, Nullable, OneOf } from './scalars.ts';

/** The kind of a game. */
export const GameCategory = Type.Enum([...gameCategories]);

/** How a game spreads its wins: few large ones, or many small ones. */
export const Volatility = OneOf('low', 'medium', 'high');

/** A maintenance that is under way or planned. */
export const GameMaintenance = component('GameMaintenance', {
  startsAt: Nullable(
    Type.String({ format: 'date-time', description: 'Null for one that was begun without a plan.' }),
  ),
  endsAt: Nullable(Type.String({ format: 'date-time', description: 'Null until somebody ends it.' })),
});

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
  hasDemo: Type.Boolean({ description: 'Can be played with demo money, where the site offers free play.' }),
  maintenance: Nullable(GameMaintenance),
});

/** A room where players play each other for one stake each. */
export const PvpRoom = component('PvpRoom', {
  room: Type.String({ description: "The vendor's id of the room, for its launch." }),
  game: Game,
  stake: Minor,
  currency: Currency,
  rakePercent: Type.Number({ minimum: 0, description: 'Percent of the pot that the house keeps.' }),
  seats: Type.Integer({ minimum: 2 }),
  taken: Type.Integer({ minimum: 0, description: 'Seats on which people sit who are connected now.' }),
  isPlaying: Type.Boolean(),
});

/** A match of two sides that can be bet on, as its vendor lists it now. */
export const Fixture = component('Fixture', {
  id: Type.String(),
  game: Game,
  sides: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }),
  startsAt: Instant,
  isLive: Type.Boolean(),
  score: Nullable(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 })),
  odds: Type.Array(
    component('FixtureOdds', {
      pick: OneOf('1', 'x', '2'),
      odds: Nullable(
        Type.Integer({
          minimum: 101,
          description: 'Hundredths of the stake that the pick pays; null while it is not to be had.',
        }),
      ),
    }),
  ),
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
  image: Type.String({ description: 'Path of its picture below an image CDN.' }),
});

/** A region of the state lotteries. */
export const LotteryRegion = Type.Enum(['Northern', 'Central', 'Southern']);

/** A lottery as the menus need it. `drawDayOfWeek` is a comma list of 1 (Monday) to 7 (Sunday). */
export const LotteryGame = component('LotteryGame', {
  code: Type.String(),
  remark: Type.String({ description: 'Its name.' }),
  gameId: Type.String(),
  isOfficial: Type.Boolean(),
  region: Nullable(LotteryRegion),
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

/** The numbers of one prize, in the order in which they were drawn. */
export const DrawPrize = component('DrawPrize', {
  prize: Type.String({
    pattern: '^[A-Z0-9]{1,8}$',
    description: 'DB for the special prize, G1 to G8, or N.',
  }),
  numbers: Type.Array(Type.String({ pattern: '^[0-9]{1,10}$' }), { minItems: 1, maxItems: 40 }),
});

/** A draw that is over, as the vendor has told it. */
export const DrawResult = component('DrawResult', {
  code: Type.String({ description: 'The lottery.' }),
  remark: Type.String({ description: 'Its name.' }),
  gameId: Type.String(),
  drawNumber: Type.String(),
  drawnAt: Instant,
  prizes: Type.Array(DrawPrize),
});

/** How often a number of two digits ended the numbers of a region. */
export const PopularNumber = component('PopularNumber', {
  number: Type.String({ pattern: '^[0-9]{2}$' }),
  hits: Type.Integer({ minimum: 1 }),
});
