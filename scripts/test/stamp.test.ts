import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../setup/places.mjs';
import { hashOf } from '../setup/stamp.mjs';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawsume-stamp-'));
  path = relative(root, folder);
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'deep', 'a.ts'), 'one');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a changed, a new, a renamed and a deleted file each change the hash', async () => {
  const hashes = [hashOf([path])];
  const look = () => hashes.push(hashOf([path]));
  await writeFile(join(folder, 'deep', 'a.ts'), 'two');
  look();
  await cp(join(folder, 'deep', 'a.ts'), join(folder, 'deep', 'b.ts'));
  look();
  await rm(join(folder, 'deep', 'a.ts'));
  look();
  await rm(join(folder, 'deep'), { recursive: true });
  look();
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('a file that is only touched does not change the hash', async () => {
  const before = hashOf([path]);
  await utimes(join(folder, 'deep', 'a.ts'), new Date(0), new Date(0));
  expect(hashOf([path])).toBe(before);
});

test('skipped folders do not count', async () => {
  const before = hashOf([path], ['build']);
  await mkdir(join(folder, 'build'));
  await writeFile(join(folder, 'build', 'x.js'), 'x');
  expect(hashOf([path], ['build'])).toBe(before);
});
