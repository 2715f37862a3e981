// `npm run test:faults`: the database is cut off, slow, locked, restarted or behind PgBouncer, and pictures lie on Ceph; ten minutes, before each release.
import { spawnSync } from 'node:child_process';
import { runOnDatabase } from './suite/databases.mjs';
import { runVitest } from './suite/runners.mjs';
import { sum, summaryOf } from './suite/tally.mjs';
import { tempFolder } from './suite/temp-folder.mjs';

process.env.TMPDIR ??= tempFolder();
/** Debian has some where only the superuser looks. */
const path = `${process.env.PATH}:/usr/sbin:/usr/local/bin:/opt/homebrew/bin`;
/** @param {string} program */
const isHere = (program) => spawnSync(program, ['--version'], { env: { ...process.env, PATH: path } }).status === 0;
const hasPgbouncer = isHere('pgbouncer');
const hasCeph = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-mgr', 'ceph'].every(isHere);

const tallies = [
  await runVitest([
    '--project',
    'server',
    'server/test/postgres',
    'server/test/process/restarts',
    'server/test/rolling',
  ]),
  // Three servers under load while something breaks; two versions beside each other for a minute.
  await runVitest(['--project', 'server', 'server/test/faults', 'server/test/rolling/rolling-deploy'], {
    TESTS: 'all',
  }),
];
if (hasPgbouncer) tallies.push(await runOnDatabase('pgbouncer'));
if (hasCeph) {
  console.log('\nPictures on Ceph');
  const files = ['server/test/pictures/picture-store', 'server/test/api/pictures-in-stores'];
  tallies.push(await runVitest(['--project', 'server', ...files], { TEST_PICTURES: 'ceph' }));
}

const total = sum(tallies);
console.log(`\n${summaryOf(total)}`);
if (!hasPgbouncer) {
  console.log('NOT TESTED: PgBouncer. There is none on this machine: `apt install pgbouncer`, then run this again.');
}
if (!hasCeph) {
  console.log(
    'NOT TESTED: pictures on Ceph. There is none on this machine: `apt install --no-install-recommends radosgw ceph-mon ceph-osd ceph-mgr ceph-common`, then run this again.',
  );
}
process.exitCode = total.failed > 0 ? 1 : 0;
