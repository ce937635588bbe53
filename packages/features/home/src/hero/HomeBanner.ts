import type { RouteValue } from '@marquee/contract/route';

/** A banner of the home data. */
export type HomeBanner = RouteValue<'getHome'>['banners'][number];
