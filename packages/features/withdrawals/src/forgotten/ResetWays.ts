import type { getPaymentPasswordReset } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** How a member can set a forgotten payment password anew. */
export type ResetWays = RouteValue<(typeof getPaymentPasswordReset)['id']>;

/** A way by which a code comes. */
export type Channel = ResetWays['receivers'][number]['channel'];
