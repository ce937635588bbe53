import { type Static, Type } from 'typebox';
import { component } from './component.ts';
import { Currency, Instant, Nullable } from './scalars.ts';

/** What a member can set a limit to. */
export const LimitKind = Type.Enum(['deposit', 'loss', 'stake', 'session']);

/** How long a limit counts, in the merchant's time zone; a week begins on Monday. */
export const LimitPeriod = Type.Enum(['day', 'week', 'month']);

const amount = 'Minor units of the currency; whole minutes for a session limit.';
const Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: amount });

/** A limit that a call has met: how much it allows, how much is used, and when it begins anew. */
export const LimitFigures = component('LimitFigures', {
  kind: LimitKind,
  period: LimitPeriod,
  limit: Amount,
  used: Amount,
  currency: Currency,
  resetsAt: Instant,
});

/** A time-out or a self-exclusion. */
export const Exclusion = component('Exclusion', {
  kind: Type.Enum(['timeOut', 'selfExclusion']),
  startedAt: Instant,
  endsAt: Nullable(Instant),
});

/** One limit as it stands for a member. */
export const PlayLimit = component('PlayLimit', {
  kind: LimitKind,
  period: LimitPeriod,
  limit: Nullable(Amount),
  isOwn: Type.Boolean({
    description: 'The member has set it; otherwise it is the merchant’s, or there is none.',
  }),
  used: Amount,
  resetsAt: Instant,
  pending: Nullable(component('PendingLimit', { limit: Nullable(Amount), at: Instant })),
  least: Amount,
  most: Nullable(Amount),
});

/** Everything that a member has settled about playing within bounds, and what the merchant offers. */
export const ResponsiblePlay = component('ResponsiblePlay', {
  currency: Currency,
  timeZone: Type.String({ description: 'IANA time zone that days, weeks and months are counted in.' }),
  waitHours: Type.Integer({ description: 'Hours after which a looser limit takes effect.' }),
  limits: Type.Array(PlayLimit),
  exclusion: Nullable(Exclusion),
  timeOutHours: Type.Array(Type.Integer({ minimum: 1 })),
  exclusionMonths: Type.Array(Nullable(Type.Integer({ minimum: 1 })), { description: 'Null is for good.' }),
  realityCheck: component('RealityCheckChoice', {
    minutes: Type.Integer({ minimum: 1 }),
    choices: Type.Array(Type.Integer({ minimum: 1 })),
  }),
});

/** What a reality check says: how long since the login, and what was won or lost in that time. */
export const RealityCheck = component('RealityCheck', {
  minutes: Type.Integer({ minimum: 1 }),
  startedAt: Instant,
  elapsedSeconds: Type.Integer({ minimum: 0 }),
  currency: Currency,
  net: Type.Integer({
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Won less staked since the login, in minor units; below zero is a loss.',
  }),
  dueInSeconds: Type.Integer({ minimum: 0, description: 'Until the next check is to be shown; 0 is now.' }),
});

/** A limit that a call has met, with its figures. */
export type LimitFigures = Static<typeof LimitFigures>;

/** A time-out or a self-exclusion. */
export type Exclusion = Static<typeof Exclusion>;
