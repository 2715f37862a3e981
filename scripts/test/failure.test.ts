import { expect, test } from 'vitest';
import { failureOf } from '../setup/failure.mjs';

const sentence = (output: string) => failureOf('The packages could not be installed.', output).message;

test('no network is said in a sentence', () => {
  const output = 'npm error code EAI_AGAIN\nnpm error syscall getaddrinfo\nnpm error errno EAI_AGAIN';
  expect(sentence(output)).toBe('The npm registry cannot be reached: check the network and run the command again.');
});

test('a full disk is said in a sentence', () => {
  expect(sentence('npm error code ENOSPC\nnpm error ENOSPC: no space left on device, write')).toMatch(
    /^There is not enough space/,
  );
});

test('a place that may not be written is named', () => {
  const output =
    'npm error code EACCES\nnpm error syscall unlink\nnpm error path /srv/my app/node_modules/zod\nnpm error errno -13';
  expect(sentence(output)).toBe('This user may not write /srv/my app/node_modules/zod.');
  expect(sentence("Error: EROFS: read-only file system, open '/srv/.setup.lock'")).toBe(
    'This user may not write /srv/.setup.lock.',
  );
});

test('of an unknown failure the end of the output is shown', () => {
  const output = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
  const lines = sentence(output).split('\n');
  expect(lines[0]).toBe('The packages could not be installed. It said:');
  expect(lines.at(-1)).toBe('line 49');
  expect(lines.length).toBeLessThan(40);
});

test('a library, a C library and an npm that the machine has not are named', () => {
  expect(
    sentence(
      'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file',
    ),
  ).toMatch(/^This machine has no libatomic\.so\.1, which .*: install it /);
  expect(sentence("node: /lib/libc.so.6: version `GLIBC_2.28' not found (required by node)")).toBe(
    'The packages need a C library that has GLIBC_2.28: run them on a newer Linux.',
  );
  expect(sentence('Error: spawn npm ENOENT')).toBe(
    'There is no npm on this machine: install it and run the command again.',
  );
});

test('a program that may not be run is named', () => {
  expect(sentence('Error: spawn /srv/app/node_modules/.bin/node EACCES')).toMatch(
    /^This user may not run \/srv\/app\/node_modules\/\.bin\/node: /,
  );
});
