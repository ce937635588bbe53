import type { RouteValue } from '@marquee/contract/route';

/** What a withdrawal of the member may be today. */
export type Terms = RouteValue<'getWithdrawalTerms'>;
