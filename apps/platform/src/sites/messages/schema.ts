import type { Scenery } from '@marquee/reference';
import type { GameCategory } from '@marquee/reference';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from '#drizzle/pg-core';
import { localText, type LocalText, merchantCode, moment } from '#kernel';

/** What the merchant tells everyone. Types: B banner, PL popup at login, PU update, PR promotion. */
export const announcements = pgTable(
  'announcements',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    type: text('type').$type<'B' | 'PL' | 'PU' | 'PR'>().notNull(),
    title: localText('title'),
    html: localText('html'),
    publishedAt: moment('published_at').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.id] }),
    index('announcements_recent').on(table.merchantCode, table.publishedAt),
  ],
);

/** Lines of the ticker. */
export const notices = pgTable(
  'notices',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    text: localText('text'),
    position: integer('position').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** Hero banners. The picture is one that was uploaded, or drawn from the id and the scenery. */
export const banners = pgTable(
  'banners',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    title: localText('title'),
    text: localText('text'),
    action: jsonb('action').$type<{ label: LocalText; path: string }>(),
    alt: localText('alt'),
    scenery: text('scenery').$type<Scenery>().notNull(),
    picture: text('picture'),
    position: integer('position').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** Promotions with their terms. */
export const promotions = pgTable(
  'promotions',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    title: localText('title'),
    text: localText('text'),
    html: localText('html'),
    alt: localText('alt'),
    category: text('category').$type<GameCategory>().notNull(),
    /** One that was uploaded; without it one is drawn. */
    picture: text('picture'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.id] })],
);

/** Messages to one member. */
export const inboxMessages = pgTable(
  'inbox_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id').notNull(),
    title: localText('title'),
    html: localText('html'),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [index('inbox_messages_account').on(table.merchantCode, table.accountId, table.sentAt)],
);
