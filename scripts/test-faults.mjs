// `npm run test:faults`: three servers under load while something breaks; the database slow, cut off, restarted or behind PgBouncer.
import { spawnSync } from 'node:child_process';
import { runOnDatabase } from './suite/databases.mjs';
import { runVitest } from './suite/runners.mjs';
import { sum, summaryOf } from './suite/tally.mjs';
import { tempFolder } from './suite/temp-folder.mjs';

process.env.TMPDIR ??= tempFolder();
process.env.TESTS = 'all';
/** Debian has some where only the superuser looks. */
const path = `${process.env.PATH}:/usr/sbin:/usr/local/bin:/opt/homebrew/bin`;
/** @param {string} program */
const isHere = (program) => spawnSync(program, ['--version'], { env: { ...process.env, PATH: path } }).status === 0;
const hasPgbouncer = isHere('pgbouncer');

const rooms = ['postgres', 'process/restarts', 'faults'].map((room) => `server/test/${room}`);
const tallies = [await runVitest(['--project', 'server', ...rooms])];
if (hasPgbouncer) tallies.push(await runOnDatabase('pgbouncer'));

const total = sum(tallies);
console.log(`\n${summaryOf(total)}`);
if (!hasPgbouncer) {
  console.log('NOT TESTED: PgBouncer. There is none on this machine: `apt install pgbouncer`, then run this again.');
}
process.exitCode = total.failed > 0 ? 1 : 0;
