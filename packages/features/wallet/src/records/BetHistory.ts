import type { getBetHistory } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** A page of the rounds that a member has played. */
export type BetHistory = RouteValue<(typeof getBetHistory)['id']>;
