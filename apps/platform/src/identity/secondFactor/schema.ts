import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import { accounts } from '../accounts/schema.ts';
import type { LoginMethod } from '../accounts/LoginMethod.ts';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Addresses from which members have logged in. The address itself is not kept, only what tells it again. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: accountId(),
    /** HMAC over merchant, account and address, so that not even equal addresses of two members look alike. */
    addressMac: text('address_mac').notNull(),
    /** The masked address, for the member's list. */
    shown: text('shown').notNull(),
    country: text('country'),
    firstUsedAt: moment('first_used_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('known_addresses_own').on(table.accountId, table.addressMac),
    index('known_addresses_use').on(table.lastUsedAt),
  ],
);

/** Logins whose password was right and which wait for a second proof. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: accountId(),
    secretHash: text('secret_hash').notNull(),
    /** How the login was made, which the session goes on with. */
    method: text('method').$type<LoginMethod>().notNull(),
    remember: boolean('remember').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('login_challenges_secret').on(table.secretHash),
    index('login_challenges_account').on(table.accountId),
    index('login_challenges_expiry').on(table.expiresAt),
  ],
);

/** The authenticator app of a member. It counts once it is confirmed. */
export const authenticators = pgTable('authenticators', {
  accountId: accountId().primaryKey(),
  merchantCode: merchantCode(),
  /** Sealed with the platform's key for what members keep here. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the newest code that was used, so that none is used twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Recovery codes that are left. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    merchantCode: merchantCode(),
    accountId: accountId(),
    codeMac: text('code_mac').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeMac] })],
);
