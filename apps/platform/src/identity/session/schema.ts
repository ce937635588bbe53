import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import { accounts } from '../accounts/schema.ts';

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Open and ended sessions. Token and cookie secret are kept as hashes; neither opens anything alone. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: accountId(),
    tokenHash: text('token_hash').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** How it was opened: username, sms, firebase (social sign-in), freeplay, register or resume. */
    method: text('method').notNull(),
    /** Only a change of password, the member's own name and logout are open to it. */
    isRestricted: boolean('is_restricted').notNull().default(false),
    ip: text('ip').notNull(),
    userAgent: text('user_agent'),
    previousLoginAt: moment('previous_login_at'),
    previousLoginIp: text('previous_login_ip'),
    previousLoginCountry: text('previous_login_country'),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** The remembered login that goes on from it or opened it, which ends with its device. */
    series: text('series'),
    /** Set when a time limit ended it, which its page is told then. */
    isEndedByLimit: boolean('is_ended_by_limit').notNull().default(false),
    /** Opened after a time limit was reached, for withdrawals and the like: it lasts, and play stays closed until then. */
    playClosedUntil: moment('play_closed_until'),
    /** When the last reality check was seen. */
    realityCheckedAt: moment('reality_checked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_account').on(table.accountId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_address').on(table.merchantCode, table.ip, table.accountId),
  ],
);

/**
 * Remembered logins: one series a browser, whose token is replaced at each use. A token that was replaced
 * before the last one proves a copy, and ends the series.
 */
export const rememberedLogins = pgTable(
  'remembered_logins',
  {
    series: text('series').primaryKey(),
    merchantCode: merchantCode(),
    accountId: accountId(),
    /** How the login that it continues was made; a forced change of password waits for those by password alone. */
    method: text('method').notNull(),
    tokenHash: text('token_hash').notNull(),
    previousTokenHash: text('previous_token_hash'),
    rotatedAt: moment('rotated_at').notNull(),
    rotatedForIp: text('rotated_for_ip').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('remembered_logins_account').on(table.accountId)],
);

/** Browsers that accounts have been logged in on, by the hash of what the browser is known by; several accounts may share one. */
export const accountDevices = pgTable(
  'account_devices',
  {
    merchantCode: merchantCode(),
    accountId: accountId(),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceHash] }),
    index('account_devices_device').on(table.merchantCode, table.deviceHash),
    index('account_devices_use').on(table.lastSeenAt),
  ],
);
