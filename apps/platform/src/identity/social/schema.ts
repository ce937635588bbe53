import { index, pgTable, primaryKey, text, unique, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import type { SocialChannel } from '#sites';
import { accounts } from '../accounts/schema.ts';

/** Who a member is to Google, Facebook or Telegram. An account has at most one identity at each. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    merchantCode: merchantCode(),
    channel: text('channel').$type<SocialChannel>().notNull(),
    /** The party's own id of the person. */
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the party told it, for the member to know it again. */
    name: text('name'),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.channel, table.subject] }),
    unique('social_identities_account').on(table.accountId, table.channel),
  ],
);

/** Sign-ins that were begun and whose answer has not come back. State and cookie are kept as hashes. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    stateHash: text('state_hash').primaryKey(),
    merchantCode: merchantCode(),
    /** Of the cookie that ties the answer to the browser that asked. */
    secretHash: text('secret_hash').notNull(),
    channel: text('channel').$type<SocialChannel>().notNull(),
    returnUrl: text('return_url').notNull(),
    /** What the party wants to be shown again, where it wants something. */
    partySession: text('party_session'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('social_attempts_expiry').on(table.expiresAt)],
);

/** Tokens that have opened or linked something, by their hash, until they would be too old in any case. */
export const socialUsedTokens = pgTable(
  'social_used_tokens',
  {
    merchantCode: merchantCode(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.tokenHash] }),
    index('social_used_tokens_expiry').on(table.expiresAt),
  ],
);
