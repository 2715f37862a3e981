import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPictureStore, type PictureStore } from '#pictures/picture-store';
import { emptyDataDir } from '../harness/data-dir.ts';
import { KINDS_OF_STORE, storeOf } from '../harness/picture-stores.ts';
import { runsAll } from '../harness/runs-all.ts';

const bytes = (text: string): Buffer => Buffer.from(text);
const picture = { print: bytes('as it is printed'), screen: bytes('on screens') };
const named = (letter: string, n: number): string => `${letter}${String(n).padStart(23, '0')}.jpg`;
const TOMORROW = new Date(Date.now() + 86_400_000);
const pathsIn = async (store: PictureStore, before: Date): Promise<string[]> =>
  (await Array.fromAsync(store.listBefore(before))).flat();

const someAtATime = async (names: string[], work: (name: string) => Promise<void>): Promise<void> => {
  for (let start = 0; start < names.length; start += 20) await Promise.all(names.slice(start, start + 20).map(work));
};

describe.each(KINDS_OF_STORE)('pictures in: %s', { timeout: 120_000 }, (kind) => {
  let store: PictureStore;
  beforeAll(async () => {
    store = await storeOf(kind);
  }, 120_000);
  beforeEach(async () => {
    for (const path of await pathsIn(store, TOMORROW)) await store.remove(path);
  });

  test('are found under one path, in two sizes, until they are removed', async () => {
    const path = await store.add(picture);
    expect(path).toMatch(/^\/pictures\/[\w-]{24}\.jpg$/);
    expect(await store.find(path)).toEqual(picture.print);
    expect(await store.findForScreen(path)).toEqual(picture.screen);
    await store.remove(path);
    expect(await store.find(path)).toBeNull();
    expect(await store.findForScreen(path)).toBeNull();
    await store.remove(path);
  });

  test('are shown as they are printed where there is one size', async () => {
    await store.writeFile(named('o', 1), picture.print);
    expect(await store.findForScreen(`/pictures/${named('o', 1)}`)).toEqual(picture.print);
  });

  test('are taken to another store file by file, as often as one likes', async () => {
    const other = openPictureStore(await emptyDataDir());
    const path = await store.add(picture);
    const name = path.replace('/pictures/', '').replace('.jpg', '');
    const files = (await Array.fromAsync(store.listFiles())).filter(({ file }) => file.startsWith(name));
    expect(files.map(({ file, bytes: size }) => [file.slice(24), size]).sort()).toEqual([
      ['.jpg', picture.print.length],
      ['.screen.jpg', picture.screen.length],
    ]);
    for (const { file } of [...files, ...files]) await other.writeFile(file, (await store.readFile(file)) ?? bytes(''));
    expect(await other.find(path)).toEqual(picture.print);
    expect(await other.findForScreen(path)).toEqual(picture.screen);
  });

  test('have names of a kind; all others are neither read nor written', async () => {
    await store.check();
    expect((await Array.fromAsync(store.listFiles())).filter(({ file }) => !/^[\w-]{24}\./.test(file))).toEqual([]);
    expect(await store.readFile('probe')).toBeNull();
    expect(await store.find('/pictures/../probe')).toBeNull();
    await expect(store.writeFile('../stray.jpg', bytes('x'))).rejects.toThrow('is no name');
  });

  test('are listed some at a time, however many there are, also while they are removed', async () => {
    const many = Array.from({ length: runsAll ? 1100 : 520 }, (_, n) => named('m', n));
    await someAtATime(many, (file) => store.writeFile(file, bytes('x')));
    const removed = new Set<string>();
    for await (const paths of store.listBefore(TOMORROW)) {
      expect(paths.length).toBeLessThanOrEqual(500);
      await someAtATime(paths, (path) => store.remove(path));
      for (const path of paths) removed.add(path);
    }
    expect(many.filter((file) => !removed.has(`/pictures/${file}`))).toEqual([]);
    expect(await pathsIn(store, TOMORROW)).toEqual([]);
  });

  test('are listed by their age', async () => {
    const path = await store.add(picture);
    expect(await pathsIn(store, new Date(Date.now() - 60_000))).toEqual([]);
    expect(await pathsIn(store, TOMORROW)).toEqual([path]);
  });
});
