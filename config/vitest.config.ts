import { join } from 'node:path';
import { loadBrands } from '../packages/brand/src/load/index.ts';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { brandEntries } from '../apps/web/build/brandEntries.ts';
import { RepeatReporter } from './RepeatReporter.ts';
import { platformProjects } from './platformProjects.ts';
import { reactPlugins } from './reactPlugins.ts';

const root = join(import.meta.dirname, '..');
const brands = await loadBrands(join(root, 'brands'));
/** How long something may hang; no test says how quick it has to be. */
const shared = { root, testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };
const testsOf = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** What needs no page: contracts, brands, art, the client, what builds and serves the sites. */
const tools: TestProjectConfiguration = {
  test: {
    name: 'tools',
    ...shared,
    include: testsOf(
      'packages/{api-client,art,brand,contract,deployment,i18n,reference,variables,wallet-conformance}',
      'packages/workbench/src/server',
      'apps/arcade',
      'apps/gateway',
      'config',
      'scripts',
    ),
  },
};

/** The kit, on stand-ins for what jsdom lacks; in threads, because workers of one pool hand their page on. */
const kit: TestProjectConfiguration = {
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'kit',
    ...shared,
    pool: 'threads',
    environment: 'jsdom',
    include: testsOf('packages/ui'),
    setupFiles: [join(root, 'packages/ui/src/testing/browserParts.ts')],
  },
};

/** Features and shell, with styles, catalogs and texts as in a page. One environment serves all files of a worker. */
const pages: TestProjectConfiguration = {
  plugins: reactPlugins(import.meta.dirname),
  test: {
    name: 'pages',
    ...shared,
    environment: 'jsdom',
    isolate: false,
    include: testsOf(
      'packages/shell',
      'packages/features',
      'packages/workbench/src/{page,panel}',
      'apps/console',
    ),
    setupFiles: [
      join(root, 'packages/features/core/src/testing/patience.ts'),
      join(import.meta.dirname, 'testing/cleanPage.ts'),
    ],
  },
};

/** What puts sites and gallery together, on the brands that there are. */
const sites: TestProjectConfiguration = {
  plugins: [brandEntries(brands), ...reactPlugins(import.meta.dirname)],
  test: {
    name: 'sites',
    ...shared,
    include: testsOf('apps/web', 'apps/storybook/src/{texts,gallery,guide}'),
  },
};

/** Every unit, component and server test in one run. */
export default defineConfig({
  test: {
    projects: [tools, kit, pages, sites, ...platformProjects(root)],
    // Half of the time goes to waiting for databases: no core is kept free.
    maxWorkers: '100%',
    // Pages are written and taken over in one process here, which React's renderers remark on for every context.
    onConsoleLog: (log: string) => !log.includes('multiple renderers concurrently'),
    reporters: ['default', new RepeatReporter('npm run units', root)],
  },
});
