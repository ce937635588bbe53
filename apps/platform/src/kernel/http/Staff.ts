import type { StaffRole } from '@marquee/contract';
import type { ConsoleContext } from './Context.ts';

/** A role that a person has for a merchant, or for every one (`everyMerchant`). */
export type StaffGrant = { merchant: string; role: StaffRole };

/** Whoever makes a call of the console. */
export type StaffSession = {
  id: string;
  personId: string;
  name: string;
  email: string;
  /** When the session was last proved by a code of the authenticator or a passkey. */
  provenAt: Date;
  grants: readonly StaffGrant[];
};

/**
 * Finds the open session of the call's cookie with what its person may do at this moment, and marks it as seen.
 * `expired` is one that has been open; null is none at all.
 */
export type StaffReader = (context: ConsoleContext) => Promise<StaffSession | 'expired' | null>;
