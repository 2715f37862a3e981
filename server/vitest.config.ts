import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    setupFiles: ['test/harness/clean-up-after-each-file.ts'],
    // Files share their worker's modules: an app is imported once, not a hundred times.
    isolate: false,
    maxWorkers: 4,
    globalSetup: ['test/harness/golden-database.ts', 'test/harness/shared-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
