import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../setup/places.mjs';

const run = promisify(execFile);
const OURS = 'scripts/setup/node/node_modules/.bin/node';
const NATIVE = 'node_modules/native';

/** A project of its own with one optional package, which is made for this machine. */
let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawsume-install-'));
  const filter = (path: string) => !path.includes('node_modules');
  await cp(join(root, 'scripts'), at('scripts'), { recursive: true, filter });
  await needNode('>=18.0.0');
  const native = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
  await writeFile(at('package-lock.json'), JSON.stringify({ packages: { [NATIVE]: native } }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const needNode = (node: string) => writeFile(at('package.json'), JSON.stringify({ engines: { node }, workspaces: [] }));

/** `setup.mjs install`, with an npm that installs nothing but this list of packages and this Node. */
const setUp = async ({ packages = [NATIVE], node = '#!/bin/sh\n' } = {}) => {
  const list = JSON.stringify({ packages: Object.fromEntries(packages.map((path) => [path, {}])) });
  const npm = `const { mkdirSync, writeFileSync } = require('fs');
    const [folder, file, text, mode] = process.argv[2] === 'ci'
      ? ['node_modules/.bin', 'node', ${JSON.stringify(node)}, 0o755]
      : ['node_modules', '.package-lock.json', ${JSON.stringify(list)}, 0o644];
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + '/' + file, text, { mode });`;
  await writeFile(at('npm-cli.js'), npm);
  const env = { ...process.env, npm_execpath: at('npm-cli.js'), npm_node_execpath: process.execPath };
  return run(process.execPath, ['scripts/setup.mjs', 'install'], { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
};

test('the machine’s Node is used where it is new enough, and a second set-up has nothing to do', async () => {
  expect((await setUp()).code).toBe(0);
  expect(await readlink(at('node_modules/.bin/node'))).toBe(process.execPath);
  expect(existsSync(at(OURS))).toBe(false);
  expect(await setUp()).toEqual({ code: 0, said: '' });
});

test('a newer Node is fetched where the machine’s is too old', async () => {
  await needNode('>=99.0.0');
  expect((await setUp()).said).toContain('Installing a newer Node');
  expect(await readlink(at('node_modules/.bin/node'))).toBe(at(OURS));
});

test('the Node is chosen again when the machine’s has become too old', async () => {
  await setUp();
  await needNode('>=99.0.0');
  await setUp();
  expect(await readlink(at('node_modules/.bin/node'))).toBe(at(OURS));
});

test.each([
  [
    'a library that the machine has not',
    '#!/bin/sh\necho "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127\n',
    /^This machine has no libatomic\.so\.1, which .*: install it .* and run the command again\.\n$/,
  ],
  ['another C library', '#!/lib64/ld-of-another-system\n', /^The Node among the packages needs .* GNU C library/],
])('a fetched Node that needs %s is said in a sentence with what to do', async (_what, node, sentence) => {
  await needNode('>=99.0.0');
  expect(await setUp({ node })).toEqual({ code: 1, said: expect.stringMatching(sentence) });
});

test('an optional package that npm passed over is said to be missing, and the next set-up starts afresh', async () => {
  expect(await setUp({ packages: [] })).toEqual({
    code: 1,
    said: 'Some packages could not be fetched or stored: check network and disk, then run it again.\n',
  });
  await writeFile(at('node_modules/half'), '');
  expect((await setUp()).code).toBe(0);
  expect(existsSync(at('node_modules/half'))).toBe(false);
});

test('what is installed stays in its place when more is needed; what an interrupted install left goes', async () => {
  await setUp();
  await writeFile(at('node_modules/used'), '');
  await writeFile(at('.npmrc'), 'fund=false\n');
  await setUp();
  expect(existsSync(at('node_modules/used'))).toBe(true);
  await mkdir(at('node_modules/.cache/pawsume'), { recursive: true });
  await writeFile(at('node_modules/.cache/pawsume/packages'), 'unfinished');
  await setUp();
  expect(existsSync(at('node_modules/used'))).toBe(false);
});
