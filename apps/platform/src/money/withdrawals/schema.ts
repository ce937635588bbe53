import type { Currency } from '@marquee/reference';
import { sql } from '#drizzle';
import {
  bigint,
  bigserial,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import type { WithdrawalActor, WithdrawalRisk, WithdrawalState } from './states.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Withdrawals: what each is, and where it stands. No foreign key to the account: they outlive it. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id').notNull(),
    /** What people name it by. */
    reference: text('reference').notNull(),
    /** The page's, and the hash of what it was first used for. */
    idempotencyKey: text('idempotency_key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    state: text('state').$type<WithdrawalState>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    /** What was paid out last. */
    payment: minor('payment').notNull().default(0),
    /** What was paid out in all; more than the whole where a lost payment was made again. */
    paidOut: minor('paid_out').notNull().default(0),
    /** What the member has received of all payments. */
    received: minor('received').notNull().default(0),
    receipt: text('receipt').$type<'member' | 'automatic' | 'forced'>(),
    reason: text('reason'),
    /** Why a person has to look at it; never told to the member. */
    risks: jsonb('risks').$type<WithdrawalRisk[]>().notNull(),
    /** The ledger's transfer that holds its money. */
    holdId: bigint('hold_id', { mode: 'number' }).notNull(),
    bankCode: text('bank_code').notNull(),
    number: text('number').notNull(),
    payeeName: text('payee_name').notNull(),
    /** Scheme, host and port that it was asked for at; the gateway calls back there. */
    origin: text('origin').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** When it is approved without a person; null when a person decides. */
    approveAt: moment('approve_at'),
    /** When a payment that nobody answers counts as received. */
    confirmBy: moment('confirm_by'),
  },
  (table) => [
    uniqueIndex('withdrawals_key').on(table.merchantCode, table.accountId, table.idempotencyKey),
    uniqueIndex('withdrawals_reference').on(table.merchantCode, table.reference),
    uniqueIndex('withdrawals_hold').on(table.holdId),
    index('withdrawals_account').on(table.merchantCode, table.accountId, table.createdAt),
    index('withdrawals_newest').on(table.merchantCode, table.createdAt),
    index('withdrawals_due').on(table.merchantCode, table.state, table.approveAt, table.confirmBy),
    check(
      'withdrawals_amounts',
      sql`${table.fee} >= 0 and ${table.amount} > ${table.fee} and ${table.received} between 0 and ${table.amount} - ${table.fee}`,
    ),
  ],
);

/** Everything that happened to withdrawals, oldest first by id. */
export const withdrawalEvents = pgTable(
  'withdrawal_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: merchantCode(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    from: text('from_state').$type<WithdrawalState>(),
    to: text('to_state').$type<WithdrawalState>().notNull(),
    by: text('by').$type<WithdrawalActor>().notNull(),
    amount: minor('amount'),
    at: moment('at').notNull(),
  },
  (table) => [index('withdrawal_events_withdrawal').on(table.withdrawalId, table.id)],
);

/** Payments of withdrawals, by the reference that the gateway knows them by. One of a withdrawal is open at a time. */
export const withdrawalPayouts = pgTable(
  'withdrawal_payouts',
  {
    merchantCode: merchantCode(),
    reference: text('reference').notNull(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    amount: minor('amount').notNull(),
    state: text('state').$type<'open' | 'paid' | 'failed'>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the gateway took the order. */
    sentAt: moment('sent_at'),
    closedAt: moment('closed_at'),
    /** The gateway's event that closed it; null when staff did. */
    eventId: text('event_id'),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.reference] }),
    uniqueIndex('withdrawal_payouts_open')
      .on(table.withdrawalId)
      .where(sql`${table.state} = 'open'`),
    check('withdrawal_payouts_amount', sql`${table.amount} > 0`),
  ],
);

/** Pictures by which members show that a payment has not arrived. */
export const withdrawalProofs = pgTable(
  'withdrawal_proofs',
  {
    merchantCode: merchantCode(),
    withdrawalId: uuid('withdrawal_id')
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    /** A JPEG that the platform has drawn anew. */
    picture: bytes('picture').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.withdrawalId, table.position] })],
);

/** Cases that a person of staff has taken, so that two do not work on one; each for a while. */
export const withdrawalClaims = pgTable('withdrawal_claims', {
  withdrawalId: uuid('withdrawal_id')
    .primaryKey()
    .references(() => withdrawals.id, { onDelete: 'cascade' }),
  merchantCode: merchantCode(),
  personId: uuid('person_id').notNull(),
  person: text('person').notNull(),
  until: moment('until').notNull(),
});

/** A withdrawal as the database holds it. */
export type Withdrawal = typeof withdrawals.$inferSelect;
