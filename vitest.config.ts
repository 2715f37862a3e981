import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['contract', 'server', 'standins', 'web', 'scripts'],
    // The embedded database, Typst and argon2 each want a core of their own: more workers only wait for each other.
    maxWorkers: 2,
  },
});
