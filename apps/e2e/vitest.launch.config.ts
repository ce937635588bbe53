import { defineConfig } from 'vitest/config';

/** The launch of a brand in a copy, which needs neither the sites that are built here nor their data. */
export default defineConfig({
  test: { include: ['src/launch/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 300_000 },
});
