import type { ValueOf } from '@marquee/contract';
import type { GameFeature } from '@marquee/reference';
import { type SQL, sql } from '#drizzle';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from '#drizzle/pg-core';
import { localText, merchantCode, moment } from '#kernel';
import { accounts } from '#identity';
import { foldedTitles } from './search/foldedTitles.ts';

type GameValue = ValueOf<'getGameInfo'>['game'];

/** The kind of a game. */
export type Category = GameValue['category'];

/** Studios that make the games; `vassalage` is the vendor's code. */
export const vendors = pgTable(
  'vendors',
  {
    merchantCode: merchantCode(),
    vassalage: text('vassalage').notNull(),
    title: text('title').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vassalage] })],
);

/** By what games are sorted where not all of them have it: a comparison with null leads nowhere. */
export const releasedKey = (column: unknown): SQL => sql`coalesce(${column}, '-infinity'::date)`;

/** See `releasedKey`. */
export const returnKey = (column: unknown): SQL => sql`coalesce(${column}, 0)`;

/** The catalogue. Amounts are in minor units of the merchant's currency. */
export const games = pgTable(
  'games',
  {
    merchantCode: merchantCode(),
    nodeId: text('node_id').notNull(),
    vassalage: text('vassalage').notNull(),
    category: text('category').$type<Category>().notNull(),
    title: localText('title'),
    description: localText('description'),
    rules: localText('rules'),
    badge: text('badge').$type<GameValue['badge']>(),
    returnToPlayer: real('return_to_player'),
    minBet: bigint('min_bet', { mode: 'number' }),
    maxBet: bigint('max_bet', { mode: 'number' }),
    lines: integer('lines'),
    features: text('features').array().$type<GameFeature[]>().notNull().default([]),
    volatility: text('volatility').$type<ValueOf<'getGameInfo'>['volatility']>(),
    releasedOn: date('released_on', { mode: 'string' }),
    hasDemo: boolean('has_demo').notNull(),
    hasReal: boolean('has_real').notNull(),
    isUnderMaintenance: boolean('is_under_maintenance').notNull().default(false),
    /** From this moment on it is under maintenance too, until the other or, without one, until somebody ends it. */
    maintenanceStartsAt: moment('maintenance_starts_at'),
    maintenanceEndsAt: moment('maintenance_ends_at'),
    /** Whether the merchant offers it. One that it does not is in no list and is not opened; records still name it. */
    isOffered: boolean('is_offered').notNull().default(true),
    /** Place among the hot games before those that are played most; null for a game that has none of its own. */
    hotRank: integer('hot_rank'),
    /** The more the higher; hot games are the first of this order. */
    popularity: integer('popularity').notNull(),
    position: integer('position').notNull(),
    /** Its titles as `foldText` writes them, with a space before and after each word. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => foldedTitles(games.title)),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.nodeId] }),
    index('games_category').on(table.merchantCode, table.category, table.position),
    index('games_position').on(table.merchantCode, table.position, table.nodeId),
    index('games_vendor').on(table.merchantCode, table.vassalage, table.position),
    index('games_popularity').on(table.merchantCode, table.popularity, table.nodeId),
    index('games_released').on(table.merchantCode, releasedKey(table.releasedOn), table.nodeId),
    index('games_return').on(table.merchantCode, returnKey(table.returnToPlayer), table.nodeId),
  ],
);

/** Lotteries. Draw times are minutes after midnight in Vietnam (UTC+7). */
export const lotteries = pgTable(
  'lotteries',
  {
    merchantCode: merchantCode(),
    code: text('code').notNull(),
    name: localText('name'),
    gameId: text('game_id').notNull(),
    isOfficial: boolean('is_official').notNull(),
    region: text('region').$type<'Northern' | 'Central' | 'Southern'>(),
    /** Comma list of 1 (Monday) to 7 (Sunday). */
    drawDayOfWeek: text('draw_day_of_week').notNull(),
    drawMinute: integer('draw_minute').notNull(),
    /** Minutes between draws of those that draw around the clock. */
    intervalMinutes: integer('interval_minutes'),
    /** Named group that a special navigation entry may list. */
    groupName: text('group_name'),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.code] })],
);

/** Not used any more: the board is read from the rounds. Kept while nodes of the release before may run beside this one. */
export const winners = pgTable(
  'winners',
  {
    merchantCode: merchantCode(),
    id: text('id').notNull(),
    player: text('player').notNull(),
    nodeId: text('node_id').notNull(),
    prize: bigint('prize', { mode: 'number' }).notNull(),
    wonAt: moment('won_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.id] }),
    index('winners_recent').on(table.merchantCode, table.wonAt),
  ],
);

/** Games that a player has marked with a heart. */
export const favouriteGames = pgTable(
  'favourite_games',
  {
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nodeId: text('node_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.accountId, table.nodeId] })],
);
