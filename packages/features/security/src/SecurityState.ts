import type { RouteValue } from '@marquee/contract/route';
import type { getSecurity } from '@marquee/contract/routes';

/** How the account is protected. */
export type SecurityState = RouteValue<(typeof getSecurity)['id']>;

/** An address from which the member has logged in. */
export type KnownAddress = SecurityState['addresses'][number];
