import { index, pgTable, text } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/** Captchas that await their answer, by the hash of the cookie that they are tied to. */
export const captchas = pgTable(
  'captchas',
  {
    idHash: text('id_hash').primaryKey(),
    merchantCode: merchantCode(),
    /** HMAC of the answer with the platform's key: the answer is too short for a bare hash. */
    answerMac: text('answer_mac').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captchas_expiry').on(table.expiresAt)],
);
