import { languageIds, type Language } from '@marquee/reference';
import { type TOptional, type TSchema, Type } from 'typebox';
import { flags, type Flag } from '../flags.ts';
import { registrationFields, type RegistrationField } from '../registrationFields.ts';
import { component } from './component.ts';
import { depositIcons, depositMethodPattern, depositShows } from './deposits.ts';
import { Nullable, Text } from './scalars.ts';
import { VerificationMethod } from './security.ts';
import { patternKinds } from './system.ts';

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

const count = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const minor = () => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const some = <K extends string, T extends TSchema>(keys: readonly K[], schema: T) =>
  Object.fromEntries(keys.map((key) => [key, Type.Optional(schema)])) as Record<K, TOptional<T>>;

const askedFields = registrationFields.flatMap((field) => [field, `${field}*`] as const);

/** What a field of a registration has to be: a kind of pattern, and its least and most characters. */
export const RegistrationRule = component('RegistrationRule', {
  kind: Type.Enum([...patternKinds]),
  min: count(500),
  max: count(500),
});

/** What a registration asks for. */
export const RegistrationSettings = component('RegistrationSettings', {
  /** Fields of a registration in their order; one that ends with `*` has to be filled. */
  fields: Type.Array(Type.Enum(askedFields), { minItems: 1, uniqueItems: true }),
  /** Fields of the registration by mobile number. */
  mobileFields: Type.Array(Type.Enum([...registrationFields]), { uniqueItems: true }),
  hasCaptcha: Type.Boolean(),
  /** Age in years that everybody confirms, where it is more than the law asks for. */
  minimumAge: Type.Optional(Type.Integer({ minimum: 18, maximum: 25 })),
  /** Age in years that a birthday has to prove, where it is asked for. */
  birthdayAge: Type.Integer({ minimum: 18, maximum: 25 }),
  rules: component(
    'RegistrationRulesByField',
    some<RegistrationField, typeof RegistrationRule>(registrationFields, RegistrationRule),
  ),
});

/** A way to deposit. Its traits say how it looks and what the payer is shown, so that a further way is a row. */
export const DepositMethodSettings = component('DepositMethodSettings', {
  id: Type.String({ pattern: depositMethodPattern }),
  /** A VietQR code and the account behind it, an account to transfer to, or the gateway's own page. */
  shows: Type.Enum([...depositShows]),
  icon: Type.Enum([...depositIcons]),
  label: component('DepositMethodLabel', some<Language, ReturnType<typeof Text>>(languageIds, Text(80, 1))),
  /** Least and most of one deposit, in minor units. */
  min: minor(),
  max: minor(),
  /** Amounts that are offered to be picked. */
  quickAmounts: Type.Array(minor(), { minItems: 1, maxItems: 20 }),
});

/** How members deposit. */
export const DepositSettings = component('DepositSettings', {
  /** Most that a member may deposit within 24 hours; null for no such bound. */
  dayMax: Nullable(minor()),
  /** Deposits of a member that may wait at the same time. */
  openMax: count(20),
  /** Minutes for which a deposit waits. */
  minutes: count(24 * 60),
  methods: Type.Array(DepositMethodSettings, { maxItems: 40 }),
});

/** What limits withdrawals, where it differs from what is usual for the currency. Amounts are minor units. */
export const WithdrawalSettings = component('WithdrawalSettings', {
  minAmount: Type.Optional(minor()),
  maxAmount: Type.Optional(minor()),
  dayCount: Type.Optional(count(100)),
  daySum: Type.Optional(minor()),
  fee: Type.Optional(minor()),
  /** A person looks at withdrawals from this amount. */
  riskAmount: Type.Optional(minor()),
  /** From this amount staff pays and returns what is disputed only with a second person. */
  secondPersonAmount: Type.Optional(minor()),
  /** A person looks at a member's first withdrawal. */
  holdsFirst: Type.Optional(Type.Boolean()),
  approveAfterSeconds: Type.Optional(Type.Integer({ minimum: 0 })),
  confirmMinutes: Type.Optional(count(7 * 24 * 60)),
  /** Hours that withdrawals wait after a change of phone, e-mail or payment password. */
  coolingHours: Type.Optional(Type.Integer({ minimum: 0 })),
  /** A member without any proof has to bind one before a withdrawal. */
  needsProof: Type.Optional(Type.Boolean()),
  maxCards: Type.Optional(count(20)),
});

/** From which of the installation's hosts pages take pictures and games; empty for all of them. */
export const CdnSettings = component('CdnSettings', {
  images: Type.Array(Text(200, 1), { uniqueItems: true, maxItems: 20 }),
  games: Type.Array(Text(200, 1), { uniqueItems: true, maxItems: 20 }),
});
