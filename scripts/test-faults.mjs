// `npm run test:faults`: the database is cut off, slow, locked, restarted or behind PgBouncer; ten minutes, before each release.
import { spawnSync } from 'node:child_process';
import { runOnDatabase } from './suite/databases.mjs';
import { runVitest } from './suite/runners.mjs';
import { sum, summaryOf } from './suite/tally.mjs';
import { tempFolder } from './suite/temp-folder.mjs';

process.env.TMPDIR ??= tempFolder();
/** Debian has it where only the superuser looks. */
const path = `${process.env.PATH}:/usr/sbin:/usr/local/bin:/opt/homebrew/bin`;
const hasPgbouncer = spawnSync('pgbouncer', ['--version'], { env: { ...process.env, PATH: path } }).status === 0;

const tallies = [
  await runVitest([
    '--project',
    'server',
    'server/test/postgres',
    'server/test/process/restarts',
    'server/test/rolling',
  ]),
];
if (hasPgbouncer) tallies.push(await runOnDatabase('pgbouncer'));

const total = sum(tallies);
console.log(`\n${summaryOf(total)}`);
if (!hasPgbouncer) {
  console.log('NOT TESTED: PgBouncer. There is none on this machine: `apt install pgbouncer`, then run this again.');
}
process.exitCode = total.failed > 0 ? 1 : 0;
