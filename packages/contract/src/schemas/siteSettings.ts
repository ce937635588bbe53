import { Type } from 'typebox';
import { flags, type Flag } from '../flags.ts';
import { component } from './component.ts';
import { VerificationMethod } from './security.ts';
import { Text } from './scalars.ts';

const country = () => Type.String({ pattern: '^[A-Z]{2}$' });
const countries = () => Type.Array(country(), { uniqueItems: true, maxItems: 250 });

const eachFlag = Object.fromEntries(flags.map((flag) => [flag, Type.Boolean()])) as Record<
  Flag,
  ReturnType<typeof Type.Boolean>
>;

/** Which functions of the site are on. A brand's `settings.ts` and the operators' console write the same. */
export const FlagSettings = component('FlagSettings', eachFlag);

/** Where the site is open. */
export const RegionSettings = component('RegionSettings', {
  /** Country that a loopback address counts as. */
  home: country(),
  /** Countries that are not served. */
  restricted: countries(),
  /** Addresses that are not served: single ones (`203.0.113.7`) and networks (`203.0.113.0/24`, `2001:db8::/48`). */
  blocked: Type.Array(Text(64, 1), { uniqueItems: true, maxItems: 10_000 }),
  /** Countries whose mobile numbers are accepted, the usual one first. */
  phones: Type.Array(country(), { minItems: 1, uniqueItems: true, maxItems: 250 }),
});

/** What a login has to prove. */
export const LoginSettings = component('LoginSettings', {
  passwordMaxAgeDays: Type.Integer({ minimum: 1, maximum: 3650 }),
  /** Ways to prove a login from an unknown address; none where it is not asked about. */
  secondFactor: Type.Array(VerificationMethod, { uniqueItems: true, maxItems: 6 }),
  /**
   * Logins other than by password that are asked for a second proof too, by any of these ways: `social` by a
   * provider, `sms` by a code. A passkey or an authenticator that a member has set up is asked for after all of them.
   */
  secondFactorAfter: Type.Array(Type.Enum(['sms', 'social']), { uniqueItems: true, maxItems: 2 }),
  /** Days after its last use for which an address stays known. */
  knownAddressDays: Type.Integer({ minimum: 1, maximum: 365 }),
});
