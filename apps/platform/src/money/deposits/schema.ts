import type { arrivalStates, DepositIcon, DepositShows } from '@marquee/contract';
import type { Currency } from '@marquee/reference';
import { sql } from '#drizzle';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#drizzle/pg-core';
import { localText, merchantCode, moment } from '#kernel';
import { accounts } from '#identity';
import type { PaymentEvent } from '../payments/PaymentEvent.ts';
import type { BankAccount } from '../payments/PaymentGateway.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What a merchant settles for all deposits of its members. */
export const depositSettings = pgTable('deposit_settings', {
  merchantCode: merchantCode().primaryKey(),
  /** Most that a member may deposit within 24 hours; null for no such bound. */
  dayMax: minor('day_max'),
  /** Most deposits of a member that wait at the same time. */
  openMax: integer('open_max').notNull(),
  /** Minutes for which a deposit waits. */
  minutes: integer('minutes').notNull(),
});

/** The ways to deposit that a merchant offers, with their bounds for one deposit. */
export const depositMethods = pgTable(
  'deposit_methods',
  {
    merchantCode: merchantCode(),
    method: text('method').notNull(),
    /** What the payer is shown. */
    shows: text('shows').$type<DepositShows>().notNull(),
    icon: text('icon').$type<DepositIcon>().notNull(),
    label: localText('label'),
    position: smallint('position').notNull(),
    isEnabled: boolean('is_enabled').notNull().default(true),
    min: minor('min').notNull(),
    max: minor('max').notNull(),
    quickAmounts: jsonb('quick_amounts').$type<number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.method] })],
);

/** Most within 24 hours for single members, where it differs from the merchant's. */
export const memberDepositLimits = pgTable('member_deposit_limits', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  merchantCode: merchantCode(),
  dayMax: minor('day_max').notNull(),
});

/** Deposits. One that waits beyond its time counts as expired without a row being touched. */
export const deposits = pgTable(
  'deposits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    idempotencyKey: uuid('idempotency_key').notNull(),
    reference: text('reference').notNull(),
    method: text('method').notNull(),
    /** What the payer was shown when the deposit was asked for. */
    shows: text('shows').$type<DepositShows>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Asked for; what arrives may differ. */
    amount: minor('amount').notNull(),
    credited: minor('credited'),
    state: text('state').$type<'waiting' | 'paid' | 'failed' | 'cancelled' | 'returned'>().notNull(),
    account: jsonb('account').$type<BankAccount>(),
    payUrl: text('pay_url'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    /** Why staff has rejected it, as its member reads it. */
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('deposits_reference').on(table.merchantCode, table.reference),
    uniqueIndex('deposits_key').on(table.accountId, table.idempotencyKey),
    index('deposits_account').on(table.merchantCode, table.accountId, table.createdAt),
    index('deposits_queue').on(table.merchantCode, table.state, table.createdAt),
    check('deposits_amount', sql`${table.amount} > 0`),
    check('deposits_paid', sql`(${table.state} = 'paid') = (coalesce(${table.credited}, 0) > 0)`),
    check('deposits_ended', sql`(${table.state} = 'waiting') = (${table.endedAt} is null)`),
  ],
);

/** Pictures of banks' slips, drawn anew by the platform. */
export const depositSlips = pgTable('deposit_slips', {
  depositId: uuid('deposit_id')
    .primaryKey()
    .references(() => deposits.id),
  merchantCode: merchantCode(),
  picture: bytes('picture').notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
});

/** Signed events of the gateway about deposits, each once. */
export const depositEvents = pgTable(
  'deposit_events',
  {
    merchantCode: merchantCode(),
    eventId: text('event_id').notNull(),
    depositId: uuid('deposit_id')
      .notNull()
      .references(() => deposits.id),
    type: text('type').$type<PaymentEvent['type']>().notNull(),
    amount: minor('amount').notNull(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** What it did; `returned` where its money goes back to the payer, `ignored` where the deposit had come further already. */
    outcome: text('outcome').$type<'credited' | 'failed' | 'returned' | 'ignored'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.eventId] }),
    index('deposit_events_deposit').on(table.depositId),
  ],
);

/**
 * Transfers that arrived at the gateway without an order, each once. Their money is the gateway's until one is matched
 * with a deposit, which credits it, or sent back.
 */
export const transferArrivals = pgTable(
  'transfer_arrivals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    eventId: text('event_id').notNull(),
    /** What the gateway knows it by. */
    reference: text('reference').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: minor('amount').notNull(),
    memo: text('memo').notNull(),
    payerName: text('payer_name').notNull(),
    payerBank: text('payer_bank').notNull(),
    payerNumber: text('payer_number').notNull(),
    state: text('state').$type<(typeof arrivalStates)[number]>().notNull(),
    /** The deposit that it was credited to, or that a limit has kept it from. */
    depositId: uuid('deposit_id').references(() => deposits.id),
    decidedBy: uuid('decided_by'),
    decidedByName: text('decided_by_name'),
    /** When the gateway has refused to send it back. */
    refusedAt: moment('refused_at'),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('transfer_arrivals_event').on(table.merchantCode, table.eventId),
    uniqueIndex('transfer_arrivals_reference').on(table.merchantCode, table.reference),
    uniqueIndex('transfer_arrivals_deposit').on(table.depositId),
    index('transfer_arrivals_queue').on(table.merchantCode, table.state, table.receivedAt),
    check('transfer_arrivals_amount', sql`${table.amount} > 0`),
    check(
      'transfer_arrivals_decided',
      sql`${table.state} = 'open' or (${table.decidedBy} is not null and (${table.state} <> 'matched' or ${table.depositId} is not null))`,
    ),
  ],
);

/** A transfer that arrived, as it is kept. */
export type ArrivalRow = typeof transferArrivals.$inferSelect;

/** A deposit as it is kept. */
export type DepositRow = typeof deposits.$inferSelect;
