import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/suite/longest-first.mjs';

export default defineConfig({
  test: {
    // Each runs in four workers, and Vitest wants that said in each: two for each core of a small machine, where tests often wait
    // for a provider, a process or a clock. Six were a tenth quicker and took 7.5 GB.
    projects: ['contract', 'server', 'standins', 'web', 'web/vitest.browser.config.ts', 'scripts'],
    sequence: { sequencer: LongestFirst },
  },
});
