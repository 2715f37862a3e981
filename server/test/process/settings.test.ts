import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parseConfig, VARIABLES } from '#config';

const EXAMPLE = new URL('../../../.env.example', import.meta.url);

/** The example with every line in force. */
let settings: Record<string, string>;
beforeAll(async () => {
  const lines = (await readFile(EXAMPLE, 'utf8')).replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '');
  settings = Object.fromEntries(Object.entries(parseEnv(lines)).map(([name, value]) => [name, value ?? '']));
});

test('the example names every setting, and nothing else', () => {
  // Node's own variables are looked at, and are not ours to offer.
  const ours = VARIABLES.filter((name) => !name.startsWith('NODE_'));
  expect(Object.keys(settings).sort()).toEqual(ours.sort());
});

test('what the example gives is what holds without it', () => {
  expect(parseConfig(settings)).toEqual(parseConfig({}));
});
