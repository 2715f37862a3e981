import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { messages } from '@pawsume/contract/messages';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openFairGate } from '#lib/fair-gate';
import { openPictureDecoder } from '#pictures/picture-decoder';
import { openUploads } from '#pictures/uploads';
import { watchProcesses } from '../press/worker-processes.ts';

const folder = await mkdtemp(join(tmpdir(), 'pawsume-decoder-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const put = async (name: string, bytes: Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
};

describe('a picture that takes too long', () => {
  test('is given up with a sentence, and the next is decoded', async () => {
    const white = { create: { width: 6240, height: 6240, channels: 3 as const, background: '#ffffff' } };
    const bomb = await put('bomb', await sharp(white).png({ progressive: true }).toBuffer());
    const impatient = openPictureDecoder({ timeLimitMs: 1 });
    await expect(impatient.decode(1, bomb)).rejects.toThrow(messages.pictures.tooSlow);
    await impatient.close();
    const decoder = openPictureDecoder();
    const { print } = await decoder.decode(1, await put('dog', await petPhoto('dog')));
    expect((await sharp(print).metadata()).format).toBe('jpeg');
    await decoder.close();
  });
});

test('a picture is decoded to its end when a terminal tells the server and all its processes to end', async () => {
  const processes = watchProcesses();
  const decoder = openPictureDecoder();
  const dog = await put('dog', await petPhoto('dog'));
  await decoder.decode(1, dog);
  const decoded = decoder.decode(1, dog);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) processes()[0]?.kill(signal);
  expect((await sharp((await decoded).print).metadata()).format).toBe('jpeg');
  await decoder.close();
});

describe('turns', () => {
  test('go round among those who wait, however much one of them has waiting', async () => {
    const gate = openFairGate({ width: 1, maxWaitingEach: 9, maxWaiting: 20, busy: () => new Error('busy') });
    const order: string[] = [];
    const work = (who: string) => async () => {
      order.push(who);
    };
    const greedy = Array.from({ length: 5 }, () => gate.pass(1, work('greedy')));
    await Promise.all([...greedy, gate.pass(2, work('second')), gate.pass(3, work('third'))]);
    expect(order).toEqual(['greedy', 'second', 'third', 'greedy', 'greedy', 'greedy', 'greedy']);
  });

  test('are refused to a user who has too many waiting, and to nobody else', async () => {
    const gate = openFairGate({ width: 1, maxWaitingEach: 1, maxWaiting: 20, busy: () => new Error('busy') });
    const { promise, resolve } = Promise.withResolvers<void>();
    const [first, second] = [gate.pass(1, () => promise), gate.pass(1, async () => 'mine')];
    await expect(gate.pass(1, async () => 'more')).rejects.toThrow('busy');
    const other = gate.pass(2, async () => 'theirs');
    resolve();
    expect(await Promise.all([first, second, other])).toEqual([undefined, 'mine', 'theirs']);
  });

  test('go on after work that failed', async () => {
    const gate = openFairGate({ width: 1, maxWaitingEach: 1, maxWaiting: 20, busy: () => new Error('busy') });
    await expect(gate.pass(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.pass(1, async () => 'yes')).toBe('yes');
  });
});

test('what a killed process left of uploads is swept, and what is being written stays', async () => {
  const uploads = openUploads(join(folder, 'uploads'));
  const [old, young] = [await uploads.receive(Readable.from(['old'])), await uploads.receive(Readable.from(['young']))];
  await utimes(old.path, 0, 0);
  await uploads.sweep(new Date(Date.now() - 60_000));
  await expect(sharp(old.path).metadata()).rejects.toThrow();
  await young.remove();
  await expect(rm(young.path)).rejects.toThrow('ENOENT');
});
