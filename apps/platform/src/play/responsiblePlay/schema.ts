import { sql } from '#drizzle';
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import { accounts } from '#identity';
import type { LimitKind, LimitPeriod, PlaySettings } from './PlaySettings.ts';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Minor units, or minutes for a session. */
const figure = (name: string) => bigint(name, { mode: 'number' });

/** What a merchant settles about responsible play; what is usual stands where it has no row. */
export const playSettings = pgTable(
  'play_settings',
  {
    merchantCode: merchantCode().primaryKey(),
    limits: jsonb('limits').$type<PlaySettings['limits']>().notNull(),
    waitHours: integer('wait_hours').notNull(),
    timeOutHours: jsonb('time_out_hours').$type<PlaySettings['timeOutHours']>().notNull(),
    exclusionMonths: jsonb('exclusion_months').$type<PlaySettings['exclusionMonths']>().notNull(),
    realityCheckMinutes: integer('reality_check_minutes').notNull(),
    realityCheckChoices: jsonb('reality_check_choices')
      .$type<PlaySettings['realityCheckChoices']>()
      .notNull(),
  },
  // The regulator's minimum: no merchant may offer less.
  (table) => [
    check('play_settings_wait', sql`${table.waitHours} >= 24`),
    check(
      'play_settings_time_out',
      sql`not jsonb_path_exists(${table.timeOutHours}, '$[*] ? (@ < 24 || @ > 1008)') and jsonb_array_length(${table.timeOutHours}) > 0`,
    ),
    check(
      'play_settings_exclusion',
      sql`not jsonb_path_exists(${table.exclusionMonths}, '$[*] ? (@ < 6)') and jsonb_array_length(${table.exclusionMonths}) > 0`,
    ),
    check('play_settings_reality_check', sql`${table.realityCheckMinutes} between 1 and 60`),
    check(
      'play_settings_limits',
      sql`jsonb_path_exists(${table.limits}, '$[*] ? (@.kind == "deposit")') and jsonb_path_exists(${table.limits}, '$[*] ? (@.kind == "loss")')`,
    ),
  ],
);

/** The limits that members have chosen. An amount of null is none, and so is a pending amount of null. */
export const playLimits = pgTable(
  'play_limits',
  {
    merchantCode: merchantCode(),
    accountId: accountId(),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    amount: figure('amount'),
    pendingAmount: figure('pending_amount'),
    /** The clock alone makes it take effect: nobody has to write at this moment. */
    pendingAt: moment('pending_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.period] }),
    check('play_limits_kind', sql`${table.kind} in ('deposit', 'loss', 'stake', 'session')`),
    check('play_limits_period', sql`${table.period} in ('day', 'week', 'month')`),
    check('play_limits_pending', sql`${table.pendingAt} is not null or ${table.pendingAmount} is null`),
  ],
);

/** Time-outs and self-exclusions. The role of the calls may add rows and read them, never change or remove one. */
export const playExclusions = pgTable(
  'play_exclusions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: merchantCode(),
    accountId: accountId(),
    kind: text('kind').$type<'timeOut' | 'selfExclusion'>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null is for good. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('play_exclusions_account').on(table.accountId, table.endsAt),
    check('play_exclusions_kind', sql`${table.kind} in ('timeOut', 'selfExclusion')`),
    check('play_exclusions_order', sql`${table.endsAt} > ${table.startedAt}`),
  ],
);

/** How often members want to be told how long they have played; the merchant's choice stands where there is none. */
export const playChoices = pgTable('play_choices', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  merchantCode: merchantCode(),
  realityCheckMinutes: integer('reality_check_minutes').notNull(),
});
