import type { BodyOf, ContentKind } from '@marquee/contract';
import { customType, integer, jsonb, pgTable, primaryKey, text, uuid } from '#drizzle/pg-core';
import { localText, merchantCode, moment } from '#kernel';

/** What a piece of content says. */
export type ContentValue = BodyOf<'saveStaffContent'>['value'];

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

const piece = {
  merchantCode: merchantCode(),
  kind: text('kind').$type<ContentKind>().notNull(),
  id: text('id').notNull(),
};

/** What somebody has written and nobody has published. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    ...piece,
    value: jsonb('value').$type<ContentValue>().notNull(),
    savedAt: moment('saved_at').notNull(),
    personId: uuid('person_id').notNull(),
    person: text('person').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.id] })],
);

/** Everything that was published, in its order; it only grows. What holds is in the tables that the site reads. */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...piece,
    /** From 1. */
    number: integer('number').notNull(),
    /** Null where it was taken off the site. */
    value: jsonb('value').$type<ContentValue>(),
    at: moment('at').notNull(),
    /** Null for what was there before anybody published. */
    personId: uuid('person_id'),
    person: text('person'),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.kind, table.id, table.number] })],
);

/** Uploaded pictures by what they hold, in the two crops of the sites, as WebP. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    wide: bytes('wide').notNull(),
    narrow: bytes('narrow').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** What the merchant says about a game, or about all of them. */
export const gameAnnouncements = pgTable(
  'game_announcements',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    text: localText('text'),
    gameId: text('game_id'),
    position: integer('position').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);
