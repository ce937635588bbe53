import type { RouteValue } from '@marquee/contract/route';

/** A person of staff. */
export type Person = RouteValue<'getStaffPeople'>['people'][number];

/** Whether a change is made, or waits for a second person. */
export type Outcome = RouteValue<'setStaffGrants'>['outcome'];
