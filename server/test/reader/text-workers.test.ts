import { importMessages } from '@pawsume/contract/import-messages';
import { afterEach, expect, test } from 'vitest';
import { openTextWorkers } from '#reader/text-workers';
import { runsAll } from '../harness/runs-all.ts';

const today = new Date('2026-11-23');
const pagesOf = (text: string) => ({ pages: [{ text }], today });
const script = new URL('endless-worker.ts', import.meta.url);

const workers = openTextWorkers({ timeLimitMs: 3000, script });
afterEach(() => workers.close());

test('a text that takes too long is given up, and the next one is read', async () => {
  await expect(workers.read('203.0.113.1', pagesOf('endless'))).rejects.toThrow(importMessages.textTooSlow);
  const { found } = await workers.read('203.0.113.1', pagesOf('My name is Mochi.'));
  expect(found.map(({ value }) => value)).toEqual(['Mochi']);
});

test('a text that gets no processor in time may be tried again', async () => {
  await expect(workers.read('203.0.113.1', pagesOf('starved'))).rejects.toMatchObject({
    code: 'unavailable',
    message: importMessages.crowded,
  });
});

test.runIf(runsAll)('slow texts of strangers keep no user waiting', async () => {
  const ends: string[] = [];
  const slow = [1, 2, 3].map((n) =>
    workers.read(`203.0.113.${n}`, pagesOf('endless')).catch(() => ends.push('stranger given up')),
  );
  await workers.read(1, pagesOf('My name is Mochi.'));
  expect(ends.length).toBeLessThan(2);
  await Promise.all(slow);
});
