import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Captchas that await their answer, by the hash of the cookie that they are tied to. */
export const captchas = pgTable(
  'captchas',
  {
    idHash: text('id_hash').primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    /** HMAC of the answer with the platform's key: the answer is too short for a bare hash. */
    answerMac: text('answer_mac').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);
