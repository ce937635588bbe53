import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrating, securitySql } from './migrate.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { refuseNewer } from './refuseNewer.ts';

/** The role of calls: a folder is one installation's alone, so it needs no other name. */
export const embeddedCallsRole = 'marquee_calls';

/** Brings an engine's tables, role and policies up to date. */
export const migratePglite = (engine: PGlite, where: string): Promise<void> =>
  migrating(async () => {
    await refuseNewer(drizzle(engine), where);
    await migrate(drizzle(engine), { migrationsFolder: migrationsFolder() });
    await engine.exec(securitySql(embeddedCallsRole));
  }, where);
