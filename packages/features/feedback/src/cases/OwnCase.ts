import type { RouteValue } from '@marquee/contract/route';

/** A question or complaint of the member. */
export type OwnCase = RouteValue<'getFeedback'>['cases'][number];
