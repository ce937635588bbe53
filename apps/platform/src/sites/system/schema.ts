import type { BodyOf, ValueOf } from '@marquee/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from '#drizzle/pg-core';
import { localText, merchantCode, moment } from '#kernel';

/** What a merchant settles once for its site. */
export const sites = pgTable('sites', {
  merchantCode: merchantCode().primaryKey(),
  homeCountry: text('home_country').notNull(),
  restrictedCountries: jsonb('restricted_countries').$type<string[]>().notNull(),
  /** Addresses that are not served, and networks of them as CIDR. */
  blockedNetworks: jsonb('blocked_networks').$type<string[]>().notNull().default([]),
  countries: jsonb('countries').$type<ValueOf<'getCountries'>>().notNull(),
  registerFields: jsonb('register_fields').$type<ValueOf<'getRegisterSettings'>['fields']>().notNull(),
  mobileFields: jsonb('mobile_fields').$type<string[]>().notNull(),
  rules: jsonb('rules').$type<ValueOf<'getRegisterRules'>>().notNull(),
  minimumAge: integer('minimum_age').notNull(),
  birthdayAge: integer('birthday_age').notNull(),
  hasRegisterCaptcha: boolean('has_register_captcha').notNull(),
  passwordMaxAgeDays: integer('password_max_age_days').notNull(),
  customerServiceUrl: text('customer_service_url'),
  customerServiceEmail: text('customer_service_email'),
  /** Addresses may hold `{origin}`, which stands for the host that asks, and `{language}`, for the code of its reader's language. */
  resources: jsonb('resources').$type<ValueOf<'getHome'>['resources']>().notNull(),
  /** Hosts of the installation that pages take pictures and games from; all of them where none is named. */
  imageCdns: jsonb('image_cdns').$type<string[]>().notNull().default([]),
  launchGameCdns: jsonb('launch_game_cdns').$type<string[]>().notNull().default([]),
  /** One wallet serves every vendor; otherwise each has its own, and members move money between them. */
  isSingleWallet: boolean('is_single_wallet').notNull().default(true),
  /** Ways by which a login from an unknown address may be proved; without any it is not asked about. */
  secondFactor: jsonb('second_factor').$type<BodyOf<'verifyLogin'>['method'][]>().notNull().default([]),
  /** Logins other than by password after which every one of those ways is asked for. */
  secondFactorAfter: jsonb('second_factor_after').$type<('sms' | 'social')[]>().notNull().default(['social']),
  /** Days after its last use for which an address stays known. */
  knownAddressDays: integer('known_address_days').notNull().default(90),
  isUnderMaintenance: boolean('is_under_maintenance').notNull().default(false),
  /** From this moment on the site is under maintenance too: planned while it is to come. */
  maintenanceStartsAt: moment('maintenance_starts_at'),
  maintenanceEndsAt: moment('maintenance_ends_at'),
  maintenanceMessage: text('maintenance_message'),
});

/** The settings tree: groups, and settings under them. */
export const settings = pgTable(
  'settings',
  {
    merchantCode: merchantCode(),
    modId: text('mod_id').notNull(),
    parentModId: text('parent_mod_id'),
    isEnabled: boolean('is_enabled').notNull(),
    value: text('value'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.modId] })],
);

/** Entries of the main navigation. */
export const menuEntries = pgTable(
  'menu_entries',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    label: localText('label'),
    category: text('category'),
    path: text('path').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** Topics of the help centre; those with a version are agreed to at registration. */
export const helpTopics = pgTable(
  'help_topics',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    title: localText('title'),
    html: localText('html'),
    version: text('version'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
