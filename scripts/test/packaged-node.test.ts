import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../setup/places.mjs';

const run = promisify(execFile);
const NAME = `node_modules/node-${process.platform}-${process.arch}`;
const LOCKED = '24.21.0';

/** A project of its own whose only package is its Node. */
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawsume-node-'));
  await cp(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const dependencies = { [NAME.replace('node_modules/', '')]: LOCKED };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ workspaces: [], optionalDependencies: dependencies }));
  const entry = { version: LOCKED, optional: true, os: process.platform, cpu: process.arch, bin: { node: 'bin/node' } };
  const lock = JSON.stringify({ packages: { '': { optionalDependencies: dependencies }, [NAME]: entry } });
  await mkdir(join(folder, NAME, 'bin'), { recursive: true });
  await mkdir(join(folder, 'node_modules/.bin'));
  await symlink(join(folder, NAME, 'bin/node'), join(folder, 'node_modules/.bin/node'));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    await writeFile(join(folder, file), lock);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const programOf = (script: string, loader: string) => `#!${loader}\n${script}\n`;

/** Lays a program of this kind where the package has its Node. */
const layNode = async (script: string, loader = '/bin/sh') => {
  await writeFile(join(folder, NAME, 'bin/node'), programOf(script, loader));
  await chmod(join(folder, NAME, 'bin/node'), 0o755);
};

/** `setup.mjs install`, with an npm that does nothing but lay this Node there. */
const setUp = async (script: string, loader = '/bin/sh') => {
  const [path, program] = [join(folder, NAME, 'bin/node'), programOf(script, loader)].map((text) =>
    JSON.stringify(text),
  );
  await writeFile(join(folder, 'npm-cli.js'), `require('fs').writeFileSync(${path}, ${program});`);
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), npm_node_execpath: process.execPath };
  return run(process.execPath, ['scripts/setup.mjs', 'install'], { cwd: folder, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
};

const nodeThere = () => readFile(join(folder, NAME, 'bin/node'), 'utf8');

test('a Node of the version that package-lock.json names stays as it is', async () => {
  await layNode(`echo v${LOCKED} # mine`);
  expect(await setUp('echo v0.0.0')).toEqual({ code: 0, said: '' });
  expect(await nodeThere()).toContain('# mine');
});

test.each([
  ['of another version', 'echo v26.10.0'],
  ['that does not run', 'exit 127'],
])('a Node %s is installed anew, whatever npm’s own list says', async (_what, script) => {
  await layNode(script);
  expect((await setUp(`echo v${LOCKED}`)).code).toBe(0);
  expect(await nodeThere()).toContain(LOCKED);
});

test('a Node that stays of another version after that is named, with what to do', async () => {
  await layNode('echo v26.10.0');
  expect(await setUp('echo v26.10.0')).toEqual({
    code: 1,
    said: `The Node in node_modules is v26.10.0 instead of v${LOCKED}: delete the folder node_modules and run the command again.\n`,
  });
});

test('a Node that does not run, even installed anew, is said in one sentence with what to do', async () => {
  const complaint =
    'error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file';
  const script = `echo "node: ${complaint}" >&2; exit 127`;
  await layNode(script);
  const { code, said } = await setUp(script);
  expect(said).toMatch(/^This machine has no libatomic\.so\.1, which .*: install it .* and run the command again\.\n$/);
  expect(code).toBe(1);
});

test('a Node whose loader is not on this machine is said in one sentence with what it needs', async () => {
  await layNode('', '/lib64/ld-of-another-system');
  const { code, said } = await setUp('', '/lib64/ld-of-another-system');
  expect(said).toBe(
    'The packages need a Linux with the GNU C library, such as Debian, Ubuntu or Fedora; Alpine has another.\n',
  );
  expect(code).toBe(1);
});
