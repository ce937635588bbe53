import type { Currency } from '@marquee/reference';
import { sql } from '#drizzle';
import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

const minor = (name: string) => bigint(name, { mode: 'number' });

/** No foreign key: what was played outlives a free-play account. */
const accountId = () => uuid('account_id').notNull();

/** Whether a game is played with a member's own money or with that of free play. */
export type PlayMode = 'real' | 'demo';

/** Games that were opened: one token each, kept as a hash. They stay, for wins and rollbacks may come months later. */
export const gameLaunches = pgTable(
  'game_launches',
  {
    tokenHash: text('token_hash').primaryKey(),
    merchantCode: merchantCode(),
    accountId: accountId(),
    vassalage: text('vassalage').notNull(),
    nodeId: text('node_id').notNull(),
    mode: text('mode').$type<PlayMode>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** From then on the token takes no bets. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('game_launches_account').on(table.accountId, table.createdAt),
    index('game_launches_running').on(table.merchantCode, table.expiresAt),
  ],
);

/** Rounds of games, one for each player in it. Written by the functions of `3-vendors.sql` alone. */
export const gameRounds = pgTable(
  'game_rounds',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: merchantCode(),
    vassalage: text('vassalage').notNull(),
    /** The vendor's name of the round. */
    roundId: text('round_id').notNull(),
    accountId: accountId(),
    nodeId: text('node_id').notNull(),
    mode: text('mode').$type<PlayMode>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Sums of the bets and wins that stand: those that were rolled back are not in them. */
    stake: minor('stake').notNull(),
    win: minor('win').notNull().default(0),
    openedAt: moment('opened_at').notNull(),
    /** Null while the round is open. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('game_rounds_name').on(
      table.merchantCode,
      table.vassalage,
      table.accountId,
      table.roundId,
      table.nodeId,
    ),
    index('game_rounds_account').on(table.accountId, table.openedAt),
    // The newest rounds of a merchant tell what is played. Of columns that never change: a win costs no more.
    index('game_rounds_newest_real')
      .on(table.merchantCode, table.id)
      .where(sql`mode = 'real'`),
  ],
);

/** What vendors have sent. Written by the functions of `3-vendors.sql` alone; nothing is ever removed. */
export const gameTransactions = pgTable(
  'game_transactions',
  {
    merchantCode: merchantCode(),
    vassalage: text('vassalage').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** The number that answers name. */
    reference: bigserial('reference', { mode: 'number' }).notNull(),
    /** A tombstone keeps the id of a bet or win that was rolled back before it came. */
    kind: text('kind').$type<'bet' | 'win' | 'rollback' | 'endRound' | 'tombstone'>().notNull(),
    accountId: accountId(),
    nodeId: text('node_id').notNull(),
    roundId: text('round_id').notNull(),
    /** The round's row; null where nothing was known of a round. No foreign key: what writes it has just written that. */
    round: bigint('round', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** The stake of a bet, the amount of a win; 0 for the others. */
    amount: minor('amount').notNull().default(0),
    /** What moved in the real and in the bonus wallet, out of it for bets and rolled back wins. */
    realPart: minor('real_part').notNull().default(0),
    bonusPart: minor('bonus_part').notNull().default(0),
    /** How much of a rolled back win was not there any more: the house bears it. */
    shortfall: minor('shortfall').notNull().default(0),
    /** The bet of a win, or what a rollback undoes. */
    originalId: text('original_id'),
    /** Of a bet: how many wins stand, and their sum. */
    wins: integer('wins').notNull().default(0),
    won: minor('won').notNull().default(0),
    rolledBackAt: moment('rolled_back_at'),
    at: moment('at').notNull(),
    /** The wallet after it, which the answer told and tells again. */
    realAfter: minor('real_after').notNull(),
    bonusAfter: minor('bonus_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.vassalage, table.transactionId] }),
    index('game_transactions_round').on(table.round),
    // What a member has staked and won within a period is summed before each bet of who has limits.
    index('game_transactions_account').on(table.accountId, table.at),
    // The newest wins of a merchant, in the order in which they came: a draw is settled long after its bets.
    index('game_transactions_wins')
      .on(table.merchantCode, table.reference)
      .where(sql`kind = 'win' and amount > 0`),
  ],
);
