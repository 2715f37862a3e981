import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/suite/longest-first.mjs';

export default defineConfig({
  test: {
    projects: ['contract', 'server', 'standins', 'web', 'scripts'],
    sequence: { sequencer: LongestFirst },
  },
});
