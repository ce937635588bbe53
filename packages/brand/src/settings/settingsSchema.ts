import {
  depositIcons,
  depositMethodPattern,
  depositShows,
  FlagSettings,
  LoginSettings,
  patternKinds,
  RegionSettings,
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

const askedFields = registrationFields.flatMap((field) => [field, `${field}*`] as const);

const registration = Type.Object(
  {
    /** Fields of a registration in their order; one that ends with `*` has to be filled. */
    fields: Type.Array(Type.Enum(askedFields), { minItems: 1, uniqueItems: true }),
    /** Fields of the registration by mobile number. */
    mobileFields: Type.Array(Type.Enum([...registrationFields]), { uniqueItems: true }),
    hasCaptcha: Type.Boolean(),
    /** Age in years that a birthday has to prove, where it is asked for. */
    birthdayAge: Type.Integer({ minimum: 18, maximum: 25 }),
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

/** A way to deposit. Its traits say how it looks and what the payer is shown, so that a further way is a row here. */
const depositMethod = Type.Object(
  {
    id: Type.String({ pattern: depositMethodPattern }),
    /** A VietQR code and the account behind it, an account to transfer to, or the gateway's own page. */
    shows: Type.Enum([...depositShows]),
    icon: Type.Enum([...depositIcons]),
    label: perLanguage(text()),
    /** Least and most of one deposit, in minor units. */
    min: minor(),
    max: minor(),
    /** Amounts that are offered to be picked. */
    quickAmounts: Type.Array(minor(), { minItems: 1 }),
  },
  closed,
);

const deposits = Type.Object(
  {
    /** Most that a member may deposit within 24 hours; null for no such bound. */
    dayMax: orNone(minor()),
    /** Deposits of a member that may wait at the same time. */
    openMax: count(20),
    /** Minutes for which a deposit waits. */
    minutes: count(24 * 60),
    methods: Type.Array(depositMethod),
  },
  closed,
);

const withdrawals = Type.Object(
  {
    minAmount: minor(),
    maxAmount: minor(),
    dayCount: count(100),
    daySum: minor(),
    fee: minor(),
    /** A person looks at withdrawals from this amount. */
    riskAmount: minor(),
    /** From this amount staff pays and returns what is disputed only with a second person. */
    secondPersonAmount: minor(),
    /** A person looks at a member's first withdrawal. */
    holdsFirst: Type.Boolean(),
    approveAfterSeconds: Type.Integer({ minimum: 0 }),
    confirmMinutes: count(7 * 24 * 60),
    /** Hours that withdrawals wait after a change of phone, e-mail or payment password. */
    coolingHours: Type.Integer({ minimum: 0 }),
    /** A member without any proof has to bind one before a withdrawal. */
    needsProof: Type.Boolean(),
    maxCards: count(20),
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
    deposits,
    withdrawals: Type.Partial(withdrawals, closed),
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
