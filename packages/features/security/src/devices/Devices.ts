import type { RouteValue } from '@marquee/contract/route';
import type { getDevices } from '@marquee/contract/routes';

type Devices = RouteValue<(typeof getDevices)['id']>;

/** A browser that is logged in, or that may log in again by itself. */
export type Device = Devices['devices'][number];

/** A login, or a try at one. */
export type LoginRecord = Devices['logins'][number];
