import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { moment } from '#kernel';
import { staffPeople } from '../people/schema.ts';

/** Passkeys of people of staff: public keys, which open nothing by themselves. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    personId: uuid('person_id')
      .notNull()
      .references(() => staffPeople.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it says; 0 for good where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    /** The host of the console as it was made, and the only one for which it signs. */
    host: text('host').notNull(),
    userAgent: text('user_agent'),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('staff_passkeys_credential').on(table.credentialId),
    index('staff_passkeys_person').on(table.personId),
  ],
);

/** What browsers of the console were asked to sign, each good once and for one purpose. */
export const staffPasskeyChallenges = pgTable(
  'staff_passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** `login`, `accept` with the hash of the invitation's token, `add` or `proof` with the session. */
    purpose: text('purpose').$type<'login' | 'accept' | 'add' | 'proof'>().notNull(),
    subject: text('subject').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_passkey_challenges_expiry').on(table.expiresAt)],
);
