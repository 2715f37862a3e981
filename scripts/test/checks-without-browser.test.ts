import { expect, test } from 'vitest';
import { start } from '../suite/start.mjs';

test.each(['e2e/playwright.config.ts', 'web/vitest.browser.config.ts'])(
  '%s can be read before there is a browser',
  async (config) => {
    // A user of whom nothing is remembered.
    const program = `process.getuid=()=>4294967294;await(import('./${config}'))`;
    expect(await start(`node --input-type=module --eval ${program}`)).toBe(true);
  },
);
