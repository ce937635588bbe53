import { index, integer, pgTable, primaryKey, text } from '#drizzle/pg-core';
import { merchantCode, moment } from '#kernel';

/** What a code is for; a code of one purpose is worth nothing for another. */
export type CodePurpose = 'login' | 'password' | 'register' | 'payment' | 'address' | 'contact' | 'proof';

/** The current code of a number, mailbox or login for a purpose and a browser; a newer one takes its place. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    merchantCode: merchantCode(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** E.164, the mailbox that the code was sent to, or the login that it is for; and the hash of the browser's cookie. */
    mobile: text('mobile').notNull(),
    /** HMAC over merchant, purpose, number and code with the platform's key. */
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchantCode, table.purpose, table.mobile] }),
    index('verification_codes_expiry').on(table.expiresAt),
  ],
);
