import { StartError } from '../db/StartError.ts';
import { type Agreement, compareSides } from './compareSides.ts';
import { copyRows, copySequences } from './copyRows.ts';
import { quoted, type Side } from './Side.ts';
import { tablesOf } from './tablesOf.ts';

/** Tables of which at least one row is there. */
const filledOf = async (target: Side, tables: readonly string[]): Promise<string[]> => {
  const filled: string[] = [];
  for (const name of tables) {
    const [row] = await target.ask<{ filled: boolean }>(
      `select exists (select from ${quoted(name)}) as filled`,
    );
    if (row?.filled) filled.push(name);
  }
  return filled;
};

/** Row-level security hides every row from the owner too, until it is taken from the tables' owner. */
const unforce = async (target: Side, tables: readonly string[]): Promise<string[]> => {
  const forced = await target.ask<{ name: string }>(
    `select relname as name from pg_class where relforcerowsecurity and relname = any ($1) and relnamespace = 'public'::regnamespace`,
    [tables],
  );
  for (const { name } of forced) await target.ask(`alter table ${quoted(name)} no force row level security`);
  return forced.map(({ name }) => name);
};

/** Throws `StartError` where a database holds anything already. Has to run in a transaction that is rolled back. */
export const requireEmpty = async (target: Side, where: string): Promise<void> => {
  const [foreign] = await target.ask<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema', 'drizzle')
       and n.nspname !~ '^pg_(toast|temp)' and not (n.nspname = 'public' and exists (
         select from pg_attribute a where a.attrelid = to_regclass('drizzle.__drizzle_migrations')))
     limit 1`,
  );
  if (foreign)
    throw new StartError(
      `The database ${where} holds something else (${foreign.schema}.${foreign.name}): name an empty one in DATABASE_URL. Nothing was changed.`,
    );
  const tables = await tablesOf(target);
  await unforce(target, tables);
  const filled = await filledOf(target, tables);
  if (filled.length > 0)
    throw new StartError(
      `The database ${where} holds data already (${filled.slice(0, 3).join(', ')}): name an empty one in DATABASE_URL. Nothing was changed.`,
    );
};

/** Fills an empty, migrated database with everything that the other has. Has to run in one transaction on either side. */
export const fillTarget = async (source: Side, target: Side, where: string): Promise<Agreement> => {
  const tables = await tablesOf(source);
  const forced = await unforce(target, tables);
  const [filled] = await filledOf(target, tables);
  if (filled)
    throw new StartError(`Somebody began to use the database ${where} (${filled}). Nothing was changed.`);
  for (const table of tables) await copyRows(source, target, table);
  await copySequences(source, target);
  const agreement = await compareSides(source, target, tables);
  for (const name of forced) await target.ask(`alter table ${quoted(name)} force row level security`);
  return agreement;
};
