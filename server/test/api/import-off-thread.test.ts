import { readPetText } from '@pawsume/contract/pet-import';
import { beforeAll, expect, test } from 'vitest';
import { readByPatterns } from '#reader/read-patterns';
import { costOf } from '../harness/growth.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await app.send(readPetText, { body: { text: 'My name is Mochi.' } });
});

test('hostile texts cost the main thread less than reading them would', async () => {
  const text = `Name: a${';'.repeat(29_990)}x`;
  const before = process.threadCpuUsage();
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.send(readPetText, { body: { text } })));
  const { user, system } = process.threadCpuUsage(before);
  // On a busy machine some are given up, which is not what is measured here.
  for (const { status } of answers) expect(status).toBeLessThan(500);
  const read = answers.filter(({ status }) => status === 200);
  const reading = costOf(() => read.map(() => readByPatterns([{ text }], new Date())));
  expect((user + system) / 1000).toBeLessThan(reading);
});
