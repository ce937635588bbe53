import type { BodyOf } from '@marquee/contract';
import { bigserial, boolean, date, index, jsonb, pgTable, primaryKey, text } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/** The numbers of a draw, prize by prize. */
export type Prizes = BodyOf<'vendorDrawResult'>['prizes'];

/** What lotteries have drawn, as their vendors told it. Rows are added and never changed. */
export const lotteryResults = pgTable(
  'lottery_results',
  {
    merchantCode: merchantCode(),
    /** The lottery. */
    code: text('code').notNull(),
    drawNumber: text('draw_number').notNull(),
    vassalage: text('vassalage').notNull(),
    /** The number that the answer names. */
    reference: bigserial('reference', { mode: 'number' }).notNull(),
    region: text('region').$type<'Northern' | 'Central' | 'Southern'>(),
    /** The day in Vietnam. */
    drawnOn: date('drawn_on', { mode: 'string' }).notNull(),
    drawnAt: moment('drawn_at').notNull(),
    prizes: jsonb('prizes').$type<Prizes>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.code, table.drawNumber] }),
    index('lottery_results_region').on(table.merchantCode, table.region, table.drawnOn),
    index('lottery_results_latest').on(table.merchantCode, table.code, table.drawnAt),
  ],
);

/** Who told a result and when, also where it was refused because another had been told. Rows are only added. */
export const lotteryTellings = pgTable(
  'lottery_tellings',
  {
    merchantCode: merchantCode(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    code: text('code').notNull(),
    drawNumber: text('draw_number').notNull(),
    vassalage: text('vassalage').notNull(),
    drawnAt: moment('drawn_at').notNull(),
    prizes: jsonb('prizes').$type<Prizes>().notNull(),
    /** False when it differed from what had been told before. */
    isTaken: boolean('is_taken').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.id] }),
    index('lottery_tellings_draw').on(table.merchantCode, table.code, table.drawNumber),
  ],
);
