import type { RouteValue } from '@marquee/contract/route';

/** A game as a tile shows it. */
export type Game = RouteValue<'getGames'>['list'][number];

/** The kind of a game. */
export type Category = Game['category'];
