import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import { accounts } from '../../accounts/schema.ts';

/** Passkeys of members: public keys, which open nothing by themselves. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it says; 0 for good where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    /** The host at which it was made, and the only one for which it signs. */
    host: text('host').notNull(),
    userAgent: text('user_agent'),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.merchantCode, table.credentialId),
    index('passkeys_account').on(table.accountId),
  ],
);

/** What browsers were asked to sign, each good once and for one purpose. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    merchantCode: merchantCode(),
    /** `login`, `add` with the account as its subject, `proof` with the login that waits, or `confirm` with the account. */
    purpose: text('purpose').$type<'login' | 'add' | 'proof' | 'confirm'>().notNull(),
    subject: text('subject').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);
