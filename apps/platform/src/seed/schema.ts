import { jsonb, pgTable, primaryKey, text } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/** Which merchants are filled, and by which edition of the seed. */
export const seeds = pgTable('seeds', {
  merchantCode: merchantCode().primaryKey(),
  edition: text('edition').notNull(),
  seededAt: moment('seeded_at').notNull(),
});

/**
 * What was last applied from each merchant's folder, by key; null is a value. What the database holds otherwise since,
 * an operator has changed. A long value is remembered by its digest alone.
 */
export const appliedSettings = pgTable(
  'applied_settings',
  {
    merchantCode: merchantCode(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>(),
    digest: text('digest'),
    appliedAt: moment('applied_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantCode, table.key] })],
);
