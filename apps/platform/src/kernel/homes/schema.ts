import { bigserial, boolean, check, index, integer, jsonb, pgTable, text, uuid } from '#drizzle/pg-core';
import { sql } from '#drizzle';

// None of these has a merchant_code: calls see nothing of them, and a move takes nothing of them along.

/** In the first database: the databases that there are, each with the number of the range that its ids are of. */
export const databases = pgTable('databases', {
  name: text('name').primaryKey(),
  number: integer('number').notNull().unique(),
});

/** In the first database: where each merchant lives. One without a row has never left the first. */
export const merchantHomes = pgTable('merchant_homes', {
  code: text('code').primaryKey(),
  database: text('database').notNull(),
  /** Set while it is being moved. */
  movingTo: text('moving_to'),
  /** The database that still keeps the rows of before its last move. */
  movedFrom: text('moved_from'),
  /** Who moves it: a command that began later takes over, and the one before comes to nothing. */
  token: uuid('token'),
});

/** In each database one row: which of an installation's databases it is, and the range of its ids. */
export const databaseSelf = pgTable(
  'database_self',
  {
    id: boolean('id').primaryKey().default(true),
    installation: uuid('installation').notNull(),
    name: text('name').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [check('database_self_one', sql`${table.id}`)],
);

/** In each database: whether a merchant's transactions may run here. Without a row they may in the first alone. */
export const merchantPlaces = pgTable(
  'merchant_places',
  {
    code: text('code').primaryKey(),
    state: text('state', { enum: ['here', 'closed', 'arriving', 'moved'] }).notNull(),
    token: uuid('token'),
    /** Where it is arriving: whether its rows have been copied once, so that only what changes is still to come. */
    isCopied: boolean('is_copied').notNull().default(false),
  },
  (table) => [check('merchant_places_state', sql`${table.state} in ('here', 'closed', 'arriving', 'moved')`)],
);

/** In the database that a merchant is being moved out of: which of its rows were written since. */
export const merchantChanges = pgTable(
  'merchant_changes',
  {
    id: bigserial('id', { mode: 'bigint' }).primaryKey(),
    code: text('code').notNull(),
    tableName: text('table_name').notNull(),
    key: jsonb('key').notNull(),
  },
  (table) => [index('merchant_changes_code').on(table.code, table.tableName)],
);
