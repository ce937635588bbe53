import type { RouteValue } from '@marquee/contract/route';

/** A topic of the help centre. */
export type Topic = RouteValue<'getHelpCenter'>['topics'][number];
