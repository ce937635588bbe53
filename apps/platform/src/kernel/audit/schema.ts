import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from '#drizzle/pg-core';

/** Security events. The role of the calls may add rows and read them, never change or remove one. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    merchantCode: text('merchant_code').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    event: text('event').notNull(),
    accountId: uuid('account_id'),
    ip: text('ip').notNull(),
    country: text('country'),
    requestId: text('request_id').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [index('audit_events_account').on(table.merchantCode, table.accountId, table.at)],
);
