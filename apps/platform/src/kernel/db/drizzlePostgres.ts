// See drizzle.ts.
// oxlint-disable-next-line no-restricted-imports
export * from 'drizzle-orm/pg-core';
