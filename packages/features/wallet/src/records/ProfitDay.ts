import type { getProfitAndLoss } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** What came and went on a day. */
export type ProfitDay = RouteValue<(typeof getProfitAndLoss)['id']>['days'][number];
