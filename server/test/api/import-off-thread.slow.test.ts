import { readPetText } from '@pawsume/contract/pet-import';
import { expect, test } from 'vitest';
import { readByPatterns } from '#reader/read-patterns';
import { costOf } from '../harness/growth.ts';
import { sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();
await app.send(readPetText, { body: { text: 'My name is Mochi.' } });

test('a hostile text costs the main thread less than reading it would', async () => {
  const text = `Name: a${';'.repeat(29_990)}x`;
  const costs: number[] = [];
  for (let sent = 0; sent < 4; sent += 1) {
    const before = process.threadCpuUsage();
    const { status } = await app.send(readPetText, { body: { text } });
    const { user, system } = process.threadCpuUsage(before);
    expect(status).toBeLessThan(500);
    // On a busy machine a text may be given up, and another process started: that is not what is measured here.
    if (status === 200) costs.push((user + system) / 1000);
  }
  expect(Math.min(...costs)).toBeLessThan(costOf(() => readByPatterns([{ text }], new Date())));
});
