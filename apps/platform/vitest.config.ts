import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './test/engines/findPostgres.ts';

// Only tests with a database gain from running on both engines.
const withDatabase = globSync(['src/**/*.test.ts', 'test/**/*.test.ts']).filter((file) =>
  /openTestSite|openTestPlayer|openTestLedger|openWithdrawals|createTestPlatform|cloneDatabase/.test(
    readFileSync(file, 'utf8'),
  ),
);
// Kills servers of its own, for which it needs PostgreSQL's programs.
const kills = 'test/faults/kills/*.test.ts';
const hasPostgres = Boolean(process.env['CI'] ?? process.env['TEST_DATABASE_URL'] ?? findPostgres());
if (!hasPostgres) {
  console.warn('SKIPPED on PostgreSQL: install it or set TEST_DATABASE_URL. In CI this is a failure.');
}

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Half of the time goes to waiting for databases: no core is kept free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'pglite',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [kills],
          globalSetup: 'test/engines/pglite.ts',
        },
      },
      ...(hasPostgres
        ? [
            {
              test: {
                ...shared,
                name: 'postgres',
                include: [...withDatabase, ...(process.env['CI'] || findPostgres() ? [kills] : [])],
                globalSetup: 'test/engines/postgres.ts',
              },
            },
          ]
        : []),
    ],
  },
});
