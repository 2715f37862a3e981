import { expect, test } from 'vitest';
import type { Context } from '#context';
import { sharedAppWith } from '../harness/start-app.ts';

const WARNING = /no proxy is named \(TRUST_PROXY\)/;

test.each<[string, Partial<Context>, boolean]>([
  ['is told of', { publicUrl: 'https://pawsume.example' }, true],
  ['is not told of once it is named', { publicUrl: 'https://pawsume.example', trustedProxies: ['10.0.0.5'] }, false],
  ['is not told of where there is none', {}, false],
])('a proxy whose address all users share %s', async (_what, settings, isTold) => {
  const { logged } = await sharedAppWith((context) => ({ ...context, trustedProxies: [], ...settings }));
  expect(logged.some((line) => WARNING.test(line))).toBe(isTold);
});
