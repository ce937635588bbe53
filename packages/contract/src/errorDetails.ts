import { type Static, type TSchema, Type } from 'typebox';
import type { ErrorCode } from './errorCodes.ts';
import { component } from './schemas/component.ts';
import { Exclusion, LimitFigures } from './schemas/responsiblePlay.ts';
import { LoginVerification } from './schemas/security.ts';

/** What is wrong with one field: the rule that it breaks and, where there are any, the bounds of the rule. */
export const FieldProblem = component('FieldProblem', {
  field: Type.String({ description: 'Path of the field in the body or query, dots between parts.' }),
  rule: Type.String({ description: 'The rule that is broken, such as required, pattern or length.' }),
  message: Type.String({ description: "One sentence in the reader's language." }),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
});

const Fields = component('FieldDetails', { fields: Type.Array(FieldProblem, { minItems: 1 }) });
const Wait = component('WaitDetails', {
  retryAfter: Type.Integer({
    minimum: 0,
    description: 'Whole seconds until a further try can succeed; the header Retry-After says the same.',
  }),
});
const Captcha = component('CaptchaDetails', {
  captcha: Type.Boolean({ description: 'The next try has to carry a captcha.' }),
});
const Limit = component('LimitDetails', { limit: LimitFigures });
const Excluded = component('ExclusionDetails', { exclusion: Exclusion });
const Lock = component('LockDetails', {
  reason: Type.String({ description: 'Why, as staff has written it; the sentence says it too.' }),
});
const Verification = component('VerificationDetails', { verification: LoginVerification });

/**
 * What an error says beside its code and sentence, by its code. A code that stands here always has its details, or
 * may have them where they are optional; any other has none. The platform's `ApiFailure`, the client's `ApiError`, the
 * OpenAPI document and the check of answers follow from this table.
 */
export const errorDetails = {
  INVALID_INPUT: Fields,
  RATE_LIMITED: Wait,
  BUSY: Wait,
  MAINTENANCE: Wait,
  SESSION_ENDED_BY_LIMIT: Type.Optional(Limit),
  WRONG_CREDENTIALS: Captcha,
  CAPTCHA_REQUIRED: Captcha,
  CAPTCHA_WRONG: Captcha,
  CAPTCHA_UNREACHABLE: Captcha,
  CAPTCHA_REFUSED: Captcha,
  ADDRESS_UNKNOWN: Verification,
  ACCOUNT_LOCKED: Type.Optional(Lock),
  LOOKUPS_SPENT: Wait,
  LOGIN_CROWDED: Wait,
  MOBILE_INVALID: Type.Optional(Fields),
  USERNAME_TAKEN: Type.Optional(Fields),
  MOBILE_TAKEN: Fields,
  EMAIL_TAKEN: Fields,
  INVITATION_CODE_INVALID: Type.Optional(Fields),
  UNDERAGE: Type.Optional(Fields),
  TERMS_OUTDATED: Type.Optional(Fields),
  PAYMENT_PASSWORD_LOCKED: Wait,
  PAYEE_NAME_DIFFERS: Fields,
  WITHDRAWAL_COOLING: Wait,
  WITHDRAWAL_TOO_SMALL: Fields,
  WITHDRAWAL_TOO_LARGE: Fields,
  WITHDRAWAL_COUNT_REACHED: Fields,
  WITHDRAWAL_SUM_REACHED: Fields,
  DEPOSIT_LIMIT_REACHED: Limit,
  LOSS_LIMIT_REACHED: Limit,
  STAKE_LIMIT_REACHED: Limit,
  SESSION_LIMIT_REACHED: Limit,
  TIME_OUT_ACTIVE: Excluded,
  SELF_EXCLUDED: Excluded,
  DEPOSIT_AMOUNT_LIMIT: Fields,
  DEPOSIT_DAY_LIMIT: Fields,
  DEPOSIT_MEMBER_LIMIT: Fields,
  PAYMENT_UNAVAILABLE: Wait,
  SOCIAL_TOO_MANY: Wait,
} as const satisfies Partial<Record<ErrorCode, TSchema>>;

type Table = typeof errorDetails;
type DetailedCode = keyof Table;

/** A code that never has details. */
export type PlainErrorCode = Exclude<ErrorCode, DetailedCode>;

type Detailed<C extends DetailedCode> = Table[C] extends { '~optional': true }
  ? { code: C; details?: Static<Table[C]> }
  : { code: C; details: Static<Table[C]> };

/** A code with the details that it demands or allows. */
export type CodedError =
  | { code: PlainErrorCode; details?: undefined }
  | { [C in DetailedCode]: Detailed<C> }[DetailedCode];

/** The details that an error of a code is sure to have; nothing is known of those of any other code. */
export type SureDetails<C extends ErrorCode> = C extends DetailedCode
  ? Detailed<C> extends { details: infer D }
    ? D
    : unknown
  : unknown;

type SomeDetails = Exclude<CodedError['details'], undefined>;
type NameIn<D> = D extends unknown ? keyof D : never;
type ValueIn<D, N extends PropertyKey> = D extends Record<N, infer V> ? V : never;

/** The details of an error whose code does not matter: each of them may be there. */
export type AnyErrorDetails = { [N in NameIn<SomeDetails>]?: ValueIn<SomeDetails, N> };

/** What is wrong with one field. */
export type FieldProblem = Static<typeof FieldProblem>;
