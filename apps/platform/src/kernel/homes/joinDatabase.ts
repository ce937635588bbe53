import { eq, max, sql } from 'drizzle-orm';
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

/** The first database's number for a further one, and the installation that both are of. */
const enrol = (main: Database, name: string) =>
  inLock(main, async (tx) => {
    await tx
      .insert(databaseSelf)
      .values({ installation: sql`gen_random_uuid()`, name: mainName, number: 0 })
      .onConflictDoNothing();
    const [self] = await tx.select().from(databaseSelf);
    if (!self || self.number !== 0)
      throw new StartError(
        `DATABASE_URL names the database "${self?.name}" of several: it has to name the first.`,
      );
    const [known] = await tx.select().from(databases).where(eq(databases.name, name));
    if (known) return { installation: self.installation, number: known.number };
    const [last] = await tx.select({ number: max(databases.number) }).from(databases);
    const number = (last?.number ?? 0) + 1;
    await tx.insert(databases).values({ name, number });
    return { installation: self.installation, number };
  });

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
    await tx.execute(sql`select database_number_ids()`);
  });
};
