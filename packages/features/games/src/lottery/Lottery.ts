import type { RouteValue } from '@marquee/contract/route';

/** A lottery with its draw days and its next draw. */
export type Lottery = RouteValue<'getLotteryGames'>['list'][number];

/** A group of the lottery dropdown. */
export type LotteryMenu = RouteValue<'getLotteryMenus'>['menus'][number];
