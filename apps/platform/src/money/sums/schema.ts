import type { Currency } from '@marquee/reference';
import { bigint, date, integer, pgTable, primaryKey, text, uuid } from '#drizzle/pg-core';
import { merchantCode } from '#kernel';
import { ledgerAccounts } from '../ledger/schema.ts';

const figure = (name: string) => bigint(name, { mode: 'number' }).notNull();
const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** Whose ledger is summed by which zone's days. Its row is the lock under which it is; `ledger_sum` alone writes these tables. */
export const ledgerSumHeads = pgTable('ledger_sum_heads', {
  merchantCode: merchantCode().primaryKey(),
  timeZone: text('time_zone').notNull(),
});

/** Up to which entry each account of the house is summed. */
export const ledgerSumMarks = pgTable('ledger_sum_marks', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => ledgerAccounts.id),
  merchantCode: merchantCode(),
  version: figure('version'),
});

/** What came into the accounts of the house and went out, in minor units, by day, kind of transfer, book and game. */
export const ledgerSums = pgTable(
  'ledger_sums',
  {
    merchantCode: merchantCode(),
    day: day('day'),
    currency: text('currency').$type<Currency>().notNull(),
    kind: text('kind').notNull(),
    book: text('book').notNull(),
    /** The node of the game; empty where there is none. */
    game: text('game').notNull(),
    movedIn: figure('moved_in'),
    movedOut: figure('moved_out'),
    entries: figure('entries'),
  },
  (table) => [
    primaryKey({
      columns: [table.merchantCode, table.day, table.currency, table.kind, table.book, table.game],
    }),
  ],
);

/**
 * Who has bet, by month: a bit for each day, the first of the month the lowest. Whoever plays daily is one row a month. Of
 * a day that is new its neighbours are looked for, so the months of a member stand together.
 */
export const ledgerPlayers = pgTable(
  'ledger_players',
  {
    merchantCode: merchantCode(),
    month: day('month'),
    /** No foreign key: what was played outlives a free-play account. */
    accountId: uuid('account_id').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.accountId, table.month] })],
);

/**
 * How many have bet on each day, by the day on which each of them had bet before: `-infinity` for their first. Whoever has
 * bet within a span counts once, on the first of their days in it, which is the one whose day before lies before the span.
 */
export const ledgerPlayerGaps = pgTable(
  'ledger_player_gaps',
  {
    merchantCode: merchantCode(),
    day: day('day'),
    dayBefore: day('day_before'),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.day, table.dayBefore] })],
);
