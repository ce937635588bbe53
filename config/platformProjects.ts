import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, testVariables } from '@marquee/variables';
import type { TestProjectConfiguration } from 'vitest/config';
import { findPostgres } from '../apps/platform/test/engines/findPostgres.ts';

/**
 * Where the engines can differ: locks, races, isolation of transactions, row-level security, SQL functions. Everything
 * else meets the same statements on either and is tested on PGlite alone.
 */
const onBoth = [
  'src/kernel/{db,homes,limits}/**/*.test.ts',
  'src/money/{audit,ledger,sums,wallet,deposits,withdrawals,paymentEvents}/**/*.test.ts',
  'src/staff/**/*.test.ts',
  'src/play/{vendors,vendorWallets}/**/*.test.ts',
  'src/play/responsiblePlay/person/*.test.ts',
  'src/identity/**/*Races.test.ts',
  'src/app/metrics/counted.test.ts',
  'test/faults/*.test.ts',
  'test/releases/*.test.ts',
  'test/rows/{merchants,foreignIds}.test.ts',
];
/** Whether a test opens a database of whichever engine it is run on. */
const hasDatabase = (file: string) =>
  /openTestSite|openTestPlayer|openTestLedger|openWithdrawals|createTestPlatform|cloneDatabase/.test(
    readFileSync(file, 'utf8'),
  );
// Need PostgreSQL's programs: to kill servers of their own, to make databases as an administrator does, to dump them.
const withPrograms = ['test/faults/kills/*.test.ts', 'test/clusters/*.test.ts'];

/** The platform's tests, on PGlite and, where engines can differ, on PostgreSQL. */
export const platformProjects = (repository: string): TestProjectConfiguration[] => {
  const root = join(repository, 'apps/platform');
  const { text } = createReader(testVariables);
  const hasServer = Boolean(text('CI') || findPostgres());
  const hasPrograms = hasServer && Boolean(text('CI') || findPostgres('psql', 'pg_dump', 'pg_restore'));
  const hasPostgres = hasServer || Boolean(text('TEST_DATABASE_URL'));
  if (!hasPostgres) {
    console.warn('SKIPPED on PostgreSQL: install it or set TEST_DATABASE_URL. In CI this is a failure.');
  } else if (!hasPrograms) {
    console.warn(`SKIPPED: ${withPrograms.join(' and ')} need PostgreSQL's own programs. Install them.`);
  }
  const shared = {
    root,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  };
  const pglite: TestProjectConfiguration = {
    test: {
      ...shared,
      name: 'pglite',
      include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
      exclude: withPrograms,
      globalSetup: join(root, 'test/engines/pglite.ts'),
    },
  };
  const postgres: TestProjectConfiguration = {
    test: {
      ...shared,
      name: 'postgres',
      include: [
        ...globSync(onBoth, { cwd: root }).filter((file) => hasDatabase(join(root, file))),
        ...(hasPrograms ? withPrograms : []),
      ],
      globalSetup: join(root, 'test/engines/postgres.ts'),
    },
  };
  return hasPostgres ? [pglite, postgres] : [pglite];
};
