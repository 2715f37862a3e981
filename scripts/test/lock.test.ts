import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const module = JSON.stringify(new URL('../setup/lock.mjs', import.meta.url).href);
let folder: string;
let lock: string;
let diary: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawsume-lock-'));
  lock = join(folder, 'lock');
  diary = join(folder, 'diary');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process of its own that holds the lock for a while and writes down when it came and went. */
function worker(name: string, holdMs: number): ChildProcess {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    const { withLock } = await import(${module});
    const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ');
    await withLock(${JSON.stringify(lock)}, async () => {
      note('${name}+');
      await setTimeout(${holdMs});
      note('${name}-');
    }, 2500);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' });
}

const written = async () => (await readFile(diary, 'utf8')).trim().split(' ');

async function cameIn(): Promise<void> {
  await expect.poll(() => existsSync(diary)).toBe(true);
}

test('processes that start together work one after the other', async () => {
  const workers = ['a', 'b', 'c', 'd'].map((name) => worker(name, 300));
  await Promise.all(workers.map((each) => once(each, 'exit')));
  const words = await written();
  expect(words).toHaveLength(8);
  for (let index = 0; index < 8; index += 2) expect(words[index + 1]).toBe(words[index]?.replace('+', '-'));
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a killed process is taken over, by one of those who wait', async () => {
  const holder = worker('dead', 60_000);
  await cameIn();
  const waiting = ['a', 'b'].map((name) => worker(name, 300));
  holder.kill('SIGKILL');
  await Promise.all(waiting.map((each) => once(each, 'exit')));
  const [dead, ...words] = await written();
  expect(dead).toBe('dead+');
  expect(words).toSatisfy(([first, second]) => first.replace('+', '-') === second);
  expect(words).toHaveLength(4);
});

test('a process that is told to stop gives the lock back', async () => {
  const holder = worker('a', 60_000);
  await cameIn();
  holder.kill('SIGTERM');
  const [code] = await once(holder, 'exit');
  expect(code).toBe(143);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a machine that has gone silent is taken over', async () => {
  const holder = worker('stopped', 60_000);
  await cameIn();
  holder.kill('SIGSTOP');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  await once(worker('a', 10), 'exit');
  holder.kill('SIGKILL');
  expect(await written()).toEqual(['stopped+', 'a+', 'a-']);
});
