import type { getProfile } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** What the platform knows of the member. */
export type ProfileState = RouteValue<(typeof getProfile)['id']>;

/** One field of it. */
export type Detail = ProfileState['details'][number];

/** A way to prove a change. */
export type ProofWay = ProfileState['ways'][number];

/** How the member is reached. */
export type Channel = 'sms' | 'email';
