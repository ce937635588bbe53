import { bigint, integer, pgTable, primaryKey, text, uuid } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/**
 * Secrets that vendors sign with, sealed with the platform's key. The newest is in use; whatever was before it, a row or
 * the environment's, is good until its `previousUntil`.
 */
export const vendorSecrets = pgTable(
  'vendor_secrets',
  {
    merchantCode: merchantCode(),
    vendor: text('vendor').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    previousUntil: moment('previous_until').notNull(),
    /** When a call was last signed with it, to the minute; null while none was. */
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vendor, table.id] })],
);

/** What vendors have called, by hour. `times` counts answered calls by how long they took (`callTimes`). */
export const vendorCalls = pgTable(
  'vendor_calls',
  {
    merchantCode: merchantCode(),
    vendor: text('vendor').notNull(),
    hour: moment('hour').notNull(),
    answered: integer('answered').notNull(),
    refused: integer('refused').notNull(),
    failed: integer('failed').notNull(),
    unsigned: integer('unsigned').notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
    times: integer('times').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.vendor, table.hour] })],
);
