import { configDefaults, defineConfig } from 'vitest/config';
import { runsAll } from './test/harness/runs-all.ts';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(runsAll ? [] : ['**/*.slow.test.ts'])],
    setupFiles: ['test/harness/clean-up-after-each-file.ts'],
    // Files share their worker's modules: an app is imported once, not a hundred times.
    isolate: false,
    // Node reads TypeScript itself; Vite would transform each module for each worker.
    experimental: { viteModuleRunner: false },
    maxWorkers: 4,
    globalSetup: ['test/harness/golden-database.ts', 'test/harness/shared-postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
