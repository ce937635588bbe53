import { eq, max, sql } from '#drizzle';
import { merchantCodes } from '../merchants/schema.ts';
import type { Connection, Database } from '../db/Database.ts';
import { migrationLock } from '../db/migrate.ts';
import { StartError } from '../db/StartError.ts';
import { mainName } from './createHomes.ts';
import { databaseSelf, databases } from './schema.ts';

const inLock = <T>(database: Database, work: (tx: Connection) => Promise<T>): Promise<T> =>
  database.system((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock}, 0)`);
      return work(tx);
    }),
  );

/** Ranges of ids that there are (`functions/4-homes.sql`). */
const ranges = 2 ** 15;

/** The next range that nobody has had. */
const nextRange = async (tx: Connection): Promise<number> => {
  const [last] = await tx.select({ number: max(databases.number) }).from(databases);
  const number = (last?.number ?? -1) + 1;
  if (number >= ranges) throw new StartError('All ranges of ids are used up.');
  return number;
};

/** The range of a database, and the installation that both are of. */
const enrol = (main: Database, name: string) =>
  inLock(main, async (tx) => {
    await tx
      .insert(databaseSelf)
      .values({ installation: sql`gen_random_uuid()`, name: mainName, number: 0 })
      .onConflictDoNothing();
    await tx.insert(databases).values({ name: mainName, number: 0 }).onConflictDoNothing();
    const [self] = await tx.select().from(databaseSelf);
    if (self?.name !== mainName)
      throw new StartError(
        `DATABASE_URL names the database "${self?.name}" of several: it has to name the first.`,
      );
    const [known] = await tx.select().from(databases).where(eq(databases.name, name));
    if (known) return { installation: self.installation, number: known.number };
    const number = await nextRange(tx);
    await tx.insert(databases).values({ name, number });
    return { installation: self.installation, number };
  });

/** Makes a database give out ids of a range, where it does not yet. */
const useRange = async (tx: Connection, number: number): Promise<void> => {
  await tx.update(databaseSelf).set({ number });
  await tx.execute(sql`select database_number_ids()`);
};

/**
 * Sees to it that a database gives out ids above all that another has given out, as what it takes over from there is in
 * order by them.
 */
export const raiseIds = async (
  main: Database,
  { source, target }: { source: string; target: { name: string; database: Database } },
): Promise<void> => {
  const number = await inLock(main, async (tx) => {
    const known = new Map((await tx.select().from(databases)).map((row) => [row.name, row.number]));
    const own = known.get(target.name) ?? 0;
    if (own > (known.get(source) ?? 0)) return own;
    const next = await nextRange(tx);
    await tx.update(databases).set({ number: next }).where(eq(databases.name, target.name));
    return next;
  });
  await target.database.system((db) => db.transaction((tx) => useRange(tx, number)));
};

/**
 * Makes a database a further one of an installation, or checks that it is. Throws `StartError` for one that is another,
 * that belongs to another installation, or that holds merchants of its own.
 */
export const joinDatabase = async (main: Database, name: string, further: Database): Promise<void> => {
  const { installation, number } = await enrol(main, name);
  await inLock(further, async (tx) => {
    const [self] = await tx.select().from(databaseSelf);
    if (self?.installation === installation && self.name === name) return;
    if (self)
      throw new StartError(
        `DATABASES: the database named "${name}" is "${self.name}"${self.installation === installation ? '' : ' of another installation'}.`,
      );
    const [owned] = await tx.select().from(merchantCodes).limit(1);
    if (owned)
      throw new StartError(
        `DATABASES: the database "${name}" holds merchants of its own (${owned.code}): a further database begins empty.`,
      );
    await tx.insert(databaseSelf).values({ installation, name, number });
    await useRange(tx, number);
  });
};
