import { expect, test } from 'vitest';
import { isMadeForThisMachine } from '../setup/packages.mjs';

const os = process.platform;
const cpu = process.arch;

test('a package for this system and processor is made for this machine', () => {
  expect(isMadeForThisMachine({ os: [os], cpu: [cpu] })).toBe(true);
  expect(isMadeForThisMachine({ os, cpu, libc: ['glibc'] })).toBe(true);
  expect(isMadeForThisMachine({ os: ['!win32', '!aix'] })).toBe(true);
});

test('a package for another system, processor or C library is not', () => {
  expect(isMadeForThisMachine({ os: ['win32'], cpu: [cpu] })).toBe(false);
  expect(isMadeForThisMachine({ os: [os], cpu: ['s390x'] })).toBe(false);
  expect(isMadeForThisMachine({ os: [os], cpu: [cpu], libc: ['musl'] })).toBe(false);
  expect(isMadeForThisMachine({ os: [`!${os}`] })).toBe(false);
});

test('a package that names no machine is for none in particular', () => {
  expect(isMadeForThisMachine({})).toBe(false);
});
