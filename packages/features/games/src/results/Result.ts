import type { RouteValue } from '@marquee/contract/route';

/** A draw that is over. */
export type Result = RouteValue<'getOpenedNumbers'>['list'][number];

/** A region of the state lotteries. */
export type Region = RouteValue<'getDrawResults'>['region'];

/** The regions from north to south. */
export const regions = ['Northern', 'Central', 'Southern'] as const satisfies readonly Region[];

/** Draws are announced by Vietnam’s clock, wherever the reader is. */
export const drawZone = 'Asia/Ho_Chi_Minh';
