import { join } from 'node:path';
import { loadBrands } from '@marquee/brand/load';
import { reactPlugins } from '@marquee/config/vite';
import { brandEntries } from '@marquee/web/sites';
import { defineConfig } from 'vitest/config';

const brands = await loadBrands(join(import.meta.dirname, '../../brands'));

export default defineConfig({
  plugins: [brandEntries(brands), ...reactPlugins(import.meta.dirname)],
  test: {
    // One browser and one server for all files that need them.
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
