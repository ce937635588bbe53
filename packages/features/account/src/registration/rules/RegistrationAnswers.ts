import type { getRegisterRules, getRegisterSettings } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';

/** Which fields the merchant's registration asks for, and what a newcomer has to agree to. */
export type RegisterSettings = RouteValue<(typeof getRegisterSettings)['id']>;

/** The server's rule of one field. */
export type FieldRule = RouteValue<(typeof getRegisterRules)['id']>[number];

/** A pattern kind of the specification. */
export type PatternKind = FieldRule['patternId'];
