import type { MemberFlag } from '@marquee/contract';
import { index, pgTable, primaryKey, text, uuid } from '#drizzle/pg-core';
import { accounts } from '#identity';
import { merchantCode, moment } from '#kernel';

/** What staff writes down about members for each other. The role of the calls may add rows and read them, never change or remove one. */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    personId: uuid('person_id').notNull(),
    /** What they were called then. */
    person: text('person').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('member_notes_account').on(table.accountId, table.writtenAt)],
);

/** What staff is to mind about members. */
export const memberFlags = pgTable(
  'member_flags',
  {
    merchantCode: merchantCode(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    flag: text('flag').$type<MemberFlag>().notNull(),
    person: text('person').notNull(),
    setAt: moment('set_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.flag] })],
);
