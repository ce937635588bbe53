import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/journeys/**/*.test.ts'],
    globalSetup: ['src/harness/globalSetup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A browser on a busy machine may lose a race once; the report says which journey was walked twice.
    retry: 1,
    // The journeys share one platform with one clock: two files at once would move it under each other.
    fileParallelism: false,
  },
});
