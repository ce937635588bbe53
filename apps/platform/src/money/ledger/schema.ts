import type { Currency } from '@marquee/reference';
import { sql } from '#drizzle';
import {
  bigint,
  bigserial,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';
import type { AccountKind } from './Posting.ts';

/** Minor units of a currency. The database keeps them within what a JavaScript number holds exactly. */
const minor = (name: string) => bigint(name, { mode: 'number' });

/**
 * What members and the house have. Written by `ledger_post` alone. `book` parts the accounts of one owner and
 * kind: what the house keeps apart, such as `demo`; `main` for a member's wallet.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: merchantCode(),
    /** The member, or the nil UUID for the house. No foreign key: entries outlive a free-play account. */
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<AccountKind>().notNull(),
    book: text('book').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** House accounts are split, so that no two postings have to wait for one row. */
    shard: smallint('shard').notNull(),
    balance: minor('balance').notNull().default(0),
    /** Version of the last entry. */
    version: bigint('version', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_place').on(
      table.merchantCode,
      table.ownerId,
      table.kind,
      table.book,
      table.currency,
      table.shard,
    ),
    check(
      'ledger_accounts_owned',
      sql`(${table.kind} = 'house') = (${table.ownerId} = '00000000-0000-0000-0000-000000000000')`,
    ),
    check('ledger_accounts_kind', sql`${table.kind} in ('real', 'bonus', 'hold', 'house')`),
    check('ledger_accounts_currency', sql`${table.currency} ~ '^[A-Z]{3,4}$'`),
    check('ledger_accounts_no_overdraft', sql`${table.kind} = 'house' or ${table.balance} >= 0`),
    check('ledger_accounts_exact', sql`${table.balance} between -9007199254740991 and 9007199254740991`),
  ],
);

/** Movements of money, one for each idempotency key. Written by `ledger_post` alone, and never changed. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: merchantCode(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of what was asked for: the same key with other data is refused. */
    fingerprint: text('fingerprint').notNull(),
    kind: text('kind').notNull(),
    /** The transfer whose hold this one captures or releases. */
    settlesId: bigint('settles_id', { mode: 'number' }),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_transfers_key').on(table.merchantCode, table.idempotencyKey),
    uniqueIndex('ledger_transfers_settles')
      .on(table.settlesId)
      .where(sql`${table.settlesId} is not null`),
  ],
);

/** The lines of transfers: what each put into an account (negative: took out) and what stood there after it. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Counts an account's entries from 1 without a gap. */
    version: bigint('version', { mode: 'number' }).notNull(),
    merchantCode: merchantCode(),
    transferId: bigint('transfer_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransfers.id),
    /** Place of the line in its transfer, from 1. */
    line: smallint('line').notNull(),
    /** What the transfer says too; here, so that one account's movements are found by them. */
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
    amount: minor('amount').notNull(),
    balanceAfter: minor('balance_after').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.version] }),
    index('ledger_entries_moment').on(table.accountId, table.at, table.version),
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);
