import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/{journeys,servers}/**/*.test.ts'],
    globalSetup: 'src/harness/globalSetup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as the browser waits for what is to appear.
    expect: { poll: { timeout: 30_000 } },
    // Each file has a platform and a gateway of its own; more of them than this only wait for each other.
    maxWorkers: 2,
  },
});
