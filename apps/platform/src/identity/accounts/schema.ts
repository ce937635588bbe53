import type { Currency } from '@marquee/reference';
import { type SQL, sql } from '#drizzle';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '#drizzle/pg-core';
import { foldedText, merchantCode, moment } from '#kernel';

/** Accounts of players, agents and free play. Keys are the lower-case forms by which names are unique. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    /** Member type of the specification: 0, 1, 2, 4, 41 or 42. */
    type: integer('type').notNull(),
    nickname: text('nickname').notNull(),
    /** What stands beside the name instead of the label of its type. */
    clubLabel: text('club_label'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** What the member reads of why it is. */
    blockReason: text('block_reason'),
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    isPasswordDefault: boolean('is_password_default').notNull().default(false),
    paymentPasswordHash: text('payment_password_hash'),
    /** When it was last set by a code instead of the old one. */
    paymentPasswordResetAt: moment('payment_password_reset_at'),
    language: text('language').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** E.164. */
    mobile: text('mobile'),
    isMobileVerified: boolean('is_mobile_verified').notNull().default(false),
    email: text('email'),
    emailKey: text('email_key'),
    isEmailVerified: boolean('is_email_verified').notNull().default(false),
    birthday: date('birthday', { mode: 'string' }),
    /** The registration fields that no call reads on their own. */
    profile: jsonb('profile').$type<Record<string, string>>().notNull().default({}),
    /** The real name as `foldText` writes it. */
    nameKey: text('name_key').generatedAlwaysAs((): SQL =>
      foldedText(sql`coalesce(${accounts.profile}->>'payeeName', ${accounts.profile}->>'fullName')`),
    ),
    uplineId: uuid('upline_id'),
    /** In upper case; how it is typed does not matter. */
    affiliateCode: text('affiliate_code'),
    mayTransferToUpline: boolean('may_transfer_to_upline').notNull().default(false),
    ageConfirmedAt: moment('age_confirmed_at'),
    termsVersion: text('terms_version'),
    privacyVersion: text('privacy_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    registerMethod: text('register_method').notNull(),
    registerUrl: text('register_url'),
    registerDomain: text('register_domain'),
    registerIp: text('register_ip'),
    lastLoginAt: moment('last_login_at'),
    lastLoginIp: text('last_login_ip'),
    lastLoginCountry: text('last_login_country'),
    /** When phone, e-mail or payment password was last changed, after which payouts wait. */
    securityChangedAt: moment('security_changed_at'),
    /** The drawn avatar that was chosen. */
    avatar: integer('avatar'),
    /** Keeps the member's wins off the winner board. */
    hidesWins: boolean('hides_wins').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set for free play alone, which is gone then. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    uniqueIndex('accounts_username').on(table.merchantCode, table.usernameKey),
    uniqueIndex('accounts_mobile').on(table.merchantCode, table.mobile),
    uniqueIndex('accounts_email').on(table.merchantCode, table.emailKey),
    uniqueIndex('accounts_affiliate_code').on(table.merchantCode, table.affiliateCode),
    index('accounts_upline').on(table.merchantCode, table.uplineId),
    index('accounts_expiry').on(table.expiresAt),
    // By beginnings of names: only in the order of bytes are those next to each other.
    index('accounts_beginning').on(table.merchantCode, sql`username_key collate "C"`),
    index('accounts_name').on(table.merchantCode, table.nameKey),
    index('accounts_register_ip').on(table.merchantCode, table.registerIp),
    index('accounts_newest')
      .on(table.merchantCode, table.createdAt, table.id)
      .where(sql`type <> 4`),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures that members have uploaded of themselves, drawn anew as small squares. */
export const accountPictures = pgTable('account_pictures', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  merchantCode: merchantCode(),
  picture: bytes('picture').notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
});

/** Links of e-mails that set a new password, by the hash of their token. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_resets_account').on(table.accountId)],
);

/** An account as the database holds it. */
export type Account = typeof accounts.$inferSelect;
