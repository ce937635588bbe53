import type { StaffRole } from '@marquee/contract';
import type { Language } from '@marquee/reference';
import { bigint, index, pgTable, primaryKey, text, uniqueIndex, uuid } from '#drizzle/pg-core';
import { moment } from '#kernel';

// None of these has a merchant_code: people work for several merchants, and calls of players see nothing of them.

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => staffPeople.id, { onDelete: 'cascade' });

/** Everyone who works in the console, is invited to, or once did. */
export const staffPeople = pgTable(
  'staff_people',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Null, as the password, until the invitation is accepted. */
    name: text('name'),
    passwordHash: text('password_hash'),
    /** The authenticator's, sealed with the platform's key for what people keep here; null where only passkeys prove. */
    sealedSecret: text('sealed_secret'),
    /** That of an authenticator that is being set up, sealed; it counts for nothing before its first code. */
    nextSecret: text('next_secret'),
    /** The time step of the newest code that was used, so that none is used twice. */
    lastStep: bigint('last_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at'),
    removedAt: moment('removed_at'),
  },
  (table) => [uniqueIndex('staff_people_email').on(table.email)],
);

/** What people may do where: a role for a merchant, or for every one. */
export const staffGrants = pgTable(
  'staff_grants',
  {
    personId: personId(),
    merchant: text('merchant').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.merchant, table.role] })],
);

/** Links by which people accept. One of a person is open at a time. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: text('token_hash').primaryKey(),
    personId: personId(),
    /** The secret of the authenticator that is being set up, sealed. */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_invitations_person').on(table.personId)],
);

/** Open and ended sessions of the console, by the hash of the cookie. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull(),
    personId: personId(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** When a code of the authenticator or a passkey was given last. */
    provenAt: moment('proven_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('staff_sessions_token').on(table.tokenHash),
    index('staff_sessions_person').on(table.personId),
  ],
);

/** A person as the database holds them. */
export type Person = typeof staffPeople.$inferSelect;
