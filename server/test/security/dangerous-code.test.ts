import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SERVER = 'server/src/**/*.ts';
const WEB = 'web/app/**/*.{ts,tsx}';
const CONTRACT = 'contract/src/**/*.ts';

/** How long to wait before the next try may be guessed. */
const PAUSES = ['server/src/gateways/paypal-http.ts', 'server/src/writer/model/ask.ts'] as const;

/** Our own sources that match, tests aside. */
const matching = (pattern: RegExp, places: string[]): string[] =>
  globSync(places, { cwd: ROOT })
    .filter((file) => !file.includes('.test.') && pattern.test(readFileSync(ROOT + file, 'utf8')))
    .sort();

/** The operator's `pg_dump` and `pg_restore`, in a command that no request reaches. */
const PROGRAMS = ['server/src/backup/postgres-client.ts'] as const;

/** Processes of our own, so that a stranger's picture or text brings down no more than those. */
const FORKED = ['server/src/lib/child-process.ts'] as const;

/** Between a screen and the worker it started itself to read a phone's photo: no window has a part in it. */
const WORKER = ['web/app/lib/heic/heic-worker.ts', 'web/app/lib/heic/readable-photo.ts'] as const;

test.each([
  ['starts a program, but for a backup', /\b(spawn|exec\w*)(Sync)?\b.*node:child_process/, [SERVER], PROGRAMS],
  [
    'starts a process, but for a backup, to open pictures and documents and to set pages',
    /node:(child_process|cluster)/,
    [SERVER],
    [...PROGRAMS, ...FORKED],
  ],
  ['runs text as code', /\beval\(|\bnew Function\b|node:vm/, [SERVER, WEB, CONTRACT], []],
  ['makes markup of text', /(inner|outer|adjacent)HTML|document\.write/i, [WEB], ['web/app/root.tsx']],
  ['listens to other windows', /postMessage|['"]message['"]/, [WEB], WORKER],
  ['hashes with anything but SHA-256', /createHash\('(?!sha256')/, [SERVER], []],
  ['holds a key', /\b(sk|rk)_(live|test)_\w{10}|\bwhsec_\w{16}|BEGIN [A-Z ]*PRIVATE KEY/, [SERVER, WEB, CONTRACT], []],
  ['hinders pasting', /onPaste/, [WEB], []],
  ['draws numbers that can be guessed', /Math\.random/, [SERVER], PAUSES],
  [
    'leaves certificates unchecked',
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/,
    [SERVER],
    ['server/src/config/addresses.ts'],
  ],
] as const)('no code of ours %s', (_what, pattern, places, allowed) => {
  expect(matching(pattern, [...places])).toEqual(allowed);
});

test('every password field is hidden, and tells password managers which password it takes', () => {
  const fields = matching(/<PasswordInput\b/, [WEB]).flatMap(
    (file) => readFileSync(ROOT + file, 'utf8').match(/<PasswordInput\b[\s\S]*?\/>/g) ?? [],
  );
  expect(fields.length).toBeGreaterThan(6);
  expect(fields.filter((field) => !/autoComplete="(current|new)-password"/.test(field))).toEqual([]);
  expect(matching(/type=["{].*password/, [WEB])).toEqual(['web/app/ui/password-input.tsx']);
});
