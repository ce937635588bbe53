import type { RouteValue } from '@marquee/contract/route';

/** A person of staff. */
export type Person = RouteValue<'getStaffPeople'>['people'][number];
