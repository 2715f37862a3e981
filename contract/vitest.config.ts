import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    isolate: false,
    maxWorkers: 4,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
