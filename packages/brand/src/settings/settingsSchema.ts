import {
  CdnSettings,
  DepositSettings,
  FlagSettings,
  LoginSettings,
  patternKinds,
  RegionSettings,
  RegistrationSettings,
  WithdrawalSettings,
} from '@marquee/contract';
import { gameCategories } from '@marquee/reference';
import { registrationFields } from '@marquee/contract/registration-fields';
import { type Static, type TOptional, type TSchema, Type } from 'typebox';
import { perLanguage } from '../schema/perLanguage.ts';

const closed = { additionalProperties: false };
const text = () => Type.String({ minLength: 1 });
const id = () => Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
const minor = () => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const orNone = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const count = (maximum: number) => Type.Integer({ minimum: 1, maximum });

const each = <K extends string, T extends TSchema>(keys: readonly K[], schema: T) =>
  Type.Object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, T>, closed);

const some = <K extends string, T extends TSchema>(keys: readonly K[], schema: T) =>
  Type.Object(
    Object.fromEntries(keys.map((key) => [key, Type.Optional(schema)])) as Record<K, TOptional<T>>,
    closed,
  );

const { rules: _rules, ...asked } = RegistrationSettings.properties;

const registration = Type.Object(
  {
    ...asked,
    /** Kind of pattern, least and most characters of each field. */
    rules: some(registrationFields, Type.Tuple([Type.Enum([...patternKinds]), count(500), count(500)])),
  },
  closed,
);

/** A limit that members may set: the least of it, what stands unless they choose, and what nobody gets past. */
const limit = Type.Object({ least: minor(), default: orNone(minor()), ceiling: orNone(minor()) }, closed);
const limitsOfKind = each(['day', 'week', 'month'] as const, limit);

const responsiblePlay = Type.Object(
  {
    /** Minor units; minutes for a session. */
    limits: each(['deposit', 'loss', 'stake', 'session'] as const, limitsOfKind),
    /** Hours after which a looser limit holds: a day at least, as regulators ask. */
    waitHours: Type.Integer({ minimum: 24, maximum: 24 * 30 }),
    timeOutHours: Type.Array(Type.Integer({ minimum: 24, maximum: 1008 }), { minItems: 1 }),
    /** Null is for good. */
    exclusionMonths: Type.Array(orNone(Type.Integer({ minimum: 6 })), { minItems: 1 }),
    realityCheckMinutes: count(60),
    realityCheckChoices: Type.Array(count(60), { minItems: 1 }),
  },
  closed,
);

const news = Type.Object({ id: id(), title: perLanguage(text()), html: perLanguage(text()) }, closed);

/** What a merchant's first day looks like; nothing of it is touched afterwards. */
const startingContent = Type.Object(
  {
    news: Type.Array(news),
    /** Sentences of the ticker, and banners, that the demonstration knows by these names. */
    notices: Type.Array(id()),
    banners: Type.Array(id()),
    /** Moves the order of popular games, so that no two merchants show the same lobby. */
    lobbyShuffle: Type.Integer({ minimum: 0, maximum: 22 }),
  },
  closed,
);

/** What a merchant settles about its site, every key of it. Amounts are minor units of the brand's currency. */
export const settingsSchema = Type.Object(
  {
    regions: RegionSettings,
    flags: FlagSettings,
    registration,
    ...LoginSettings.properties,
    /** Kinds of game in the order of the navigation. */
    categories: Type.Array(Type.Enum([...gameCategories]), { minItems: 1, uniqueItems: true }),
    /** Links of the download and contact row; `{origin}` stands for the host that asks, `{language}` for the code of its reader's language. */
    resources: Type.Array(
      Type.Object(
        {
          resourceType: Type.Enum(['Android', 'iOS', 'iOSLite', 'H5', 'TELEGRAM1']),
          url: Type.String({ pattern: '^(https://|\\{origin\\}/)[^\\s]*$' }),
        },
        closed,
      ),
    ),
    responsiblePlay,
    deposits: DepositSettings,
    withdrawals: WithdrawalSettings,
    cdns: CdnSettings,
    startingContent,
  },
  closed,
);

/** Everything that a merchant settles about its site. */
export type MerchantSettings = Static<typeof settingsSchema>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> }
    : T;

/** What `settings.ts` writes: what differs from the usual, for all merchants of the brand and for single ones by code. */
export type SettingsInput = DeepPartial<MerchantSettings> & {
  readonly merchants?: Readonly<Record<string, DeepPartial<MerchantSettings>>>;
};
