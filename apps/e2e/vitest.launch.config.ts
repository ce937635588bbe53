import { defineConfig } from 'vitest/config';

/** The launch of a brand in a copy, and the workbench: they need neither the sites that are built here nor their data. */
export default defineConfig({
  test: {
    include: ['src/{launch,workbench}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
