import type { getAccountRecord } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** The movements of one wallet, as the platform answers them. */
export type AccountRecord = RouteValue<(typeof getAccountRecord)['id']>;

/** One movement of money. */
export type Movement = AccountRecord['movements'][number];
