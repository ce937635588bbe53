import { pgTable, text } from 'drizzle-orm/pg-core';
import { merchantCode, moment } from '#kernel';

/** Which merchants are filled, and by which edition of the seed. */
export const seeds = pgTable('seeds', {
  merchantCode: merchantCode().primaryKey(),
  edition: text('edition').notNull(),
  seededAt: moment('seeded_at').notNull(),
});
