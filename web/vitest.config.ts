import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: React Router's plugin expects to build an app, not to run tests.
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: {
    name: 'web',
    include: ['{app,fonts}/**/*.test.ts'],
    setupFiles: [fileURLToPath(new URL('test/clean-up-after-each-file.ts', import.meta.url))],
    // A worker of its own for each file takes three times as long.
    isolate: false,
    maxWorkers: 4,
    testTimeout: 30_000,
    // The browser's storage, which Node 24 has on request only.
    execArgv: ['--experimental-webstorage', '--localstorage-file=:memory:'],
  },
});
