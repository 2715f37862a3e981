import { expect, test } from 'vitest';
import { startApp } from '../harness/start-app.ts';

const WARNING = /no proxy is named \(TRUST_PROXY\)/;

test.each([
  ['is told of', { PUBLIC_URL: 'https://pawsume.example' }, true],
  ['is not told of once it is named', { PUBLIC_URL: 'https://pawsume.example', TRUST_PROXY: '10.0.0.5' }, false],
  ['is not told of where there is none', {}, false],
] as const)('a proxy whose address all users share %s', async (_what, settings, isTold) => {
  const { logged } = await startApp({ ...settings, LOG_LEVEL: 'warn' });
  expect(logged.some((line) => WARNING.test(line))).toBe(isTold);
});
