import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    isolate: false,
    maxWorkers: 4,
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
