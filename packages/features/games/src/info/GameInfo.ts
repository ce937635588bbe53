import type { RouteValue } from '@marquee/contract/route';

/** Everything that a game's information page tells. */
export type GameInfo = RouteValue<'getGameInfo'>;
