import type { getPaymentPasswordReset } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** How a member can set a forgotten payment password anew. */
export type ResetWays = RouteValue<(typeof getPaymentPasswordReset)['id']>;

/** A proof of the member. */
export type ResetMethod = ResetWays['ways'][number]['method'];
