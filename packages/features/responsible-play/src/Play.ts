import type { getResponsiblePlay } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** What a member has settled, and what the merchant offers. */
export type Play = RouteValue<(typeof getResponsiblePlay)['id']>;

/** One limit as it stands. */
export type Limit = Play['limits'][number];

/** What a limit is about. */
export type Kind = Limit['kind'];
