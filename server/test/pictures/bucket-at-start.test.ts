import { beforeEach, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { explainStart } from '#lib/start-error';
import { openBucket } from '#pictures/bucket';
import { s3StandIn } from '../harness/picture-stores.ts';

const s3 = await s3StandIn();
beforeEach(() => s3.heal());

const demand = (change: Record<string, string> = {}) => {
  const { s3: settings } = parseConfig({ ...s3.settings, ...change });
  if (!settings) throw new Error('no settings');
  return openBucket(settings, { connectMs: 500, attemptMs: 500 }).demandUsable();
};
const complaint = (change?: Record<string, string>) => demand(change).then(() => '', explainStart);

test('a bucket that can be used is accepted, and nothing is left in it', async () => {
  await demand();
  expect(await s3.files()).toEqual([]);
});

test.each([
  [{ S3_BUCKET: 'elsewhere' }, 'S3_BUCKET: there is no bucket elsewhere at 127.0.0.1'],
  [{ S3_ACCESS_KEY: 'another' }, 'S3_ACCESS_KEY: 127.0.0.1'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9' }, 'S3_ENDPOINT: the store at 127.0.0.1:9 cannot be used (ECONNREFUSED). Start'],
])('settings that lead to none have a sentence: %o', async (change, sentence) => {
  expect(await complaint(change)).toContain(sentence);
});

test.each([
  ['SignatureDoesNotMatch', 403, 'put', 'S3_SECRET_KEY'],
  ['RequestTimeTooSkewed', 403, 'put', 'Set the clock'],
  ['PermanentRedirect', 301, 'put', 'S3_REGION'],
  ['AccessDenied', 403, 'put', 'may not store files in the bucket pictures'],
  ['AccessDenied', 403, 'get', 'may not read files'],
  ['AccessDenied', 403, 'list', 'may not list files'],
  ['AccessDenied', 403, 'delete', 'may not remove files'],
  ['SlowDown', 503, 'put', 'cannot be used (SlowDown, 503). Start the store'],
  ['MethodNotAllowed', 405, 'put', 'cannot be used (MethodNotAllowed, 405). Correct'],
] as const)('a store that answers %s (%i) to %s has a sentence', async (code, status, on, sentence) => {
  s3.fail({ kind: 'refuse', code, status, on });
  const said = await complaint();
  expect(said).toContain(sentence);
  for (const key of [s3.settings.S3_ACCESS_KEY, s3.settings.S3_SECRET_KEY]) expect(said).not.toContain(key);
});

test('a store that hangs is not waited for for ever', async () => {
  s3.fail({ kind: 'hang' });
  expect(await complaint()).toContain('S3_ENDPOINT: the store at');
});
