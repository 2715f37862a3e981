import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/suite/longest-first.mjs';

export default defineConfig({
  test: {
    projects: ['contract', 'server', 'standins', 'web', 'scripts'],
    // Two for each core of a small machine, where tests often wait for a provider, a process or a clock. Six were a tenth quicker
    // and took 7.5 GB.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
  },
});
