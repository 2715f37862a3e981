import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts: React Router's plugin expects to build an app, not to run tests.
export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  test: { include: ['app/**/*.test.ts'] },
});
