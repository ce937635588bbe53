import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { reactPlugins } from './reactPlugins.ts';

/** Test settings of a package with components: jsdom, with styles, catalogs and texts as in a page. */
export const reactTests = (cwd: string) =>
  defineConfig({
    plugins: reactPlugins(cwd),
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      testTimeout: 60_000,
      setupFiles: [join(import.meta.dirname, '../packages/features/core/src/testing/patience.ts')],
    },
  });
