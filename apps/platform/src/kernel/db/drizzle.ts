// Node parses the list of a package's exports for each import of it. Drizzle's has 447: read by 440 files, it costs a
// start three of its seven seconds of processor. So one file imports it, and all others import that one.
// oxlint-disable-next-line no-restricted-imports
export * from 'drizzle-orm';
