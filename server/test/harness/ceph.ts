import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createBucket } from './create-bucket.ts';
import { freePort } from './spawn-server.ts';

const run = promisify(execFile);
/** Debian has them where only the superuser looks. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const START_WITHIN_MS = 60_000;

export interface Ceph {
  /** The variables that lead to its bucket. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Ceph's gateway for S3 on one monitor, one manager and one store in memory, as Debian packs them. */
export const startCeph = async (): Promise<Ceph> => {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'pawsume-ceph-'));
  const [mon, gateway] = [await freePort(), await freePort()];
  const config = join(folder, 'ceph.conf');
  const fsid = randomUUID();
  const env = { PATH, CEPH_CONF: config, HOME: folder };
  const tell = async (program: string, ...args: string[]) => (await run(program, args, { env })).stdout.trim();
  const running: ChildProcess[] = [];
  const keepRunning = (program: string, ...args: string[]): void => {
    running.push(spawn(program, [...args, '-f'], { env, stdio: 'ignore', detached: true }));
  };
  const stop = async (): Promise<void> => {
    for (const child of running.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await writeFile(config, settingsOf({ folder, fsid, mon, gateway }));
    for (const name of ['mon', 'mgr', 'osd']) await mkdir(join(folder, name));
    const keyring = join(folder, 'keyring');
    const map = join(folder, 'monmap');
    await tell('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    for (const name of ['client.admin', 'client.rgw', 'mgr.x', 'osd.0']) {
      const caps = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *']);
      await tell('ceph-authtool', keyring, '--gen-key', '-n', name, ...caps);
    }
    await tell('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${mon}]`, map);
    await tell('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    keepRunning('ceph-mon', '-i', 'a');
    const disk = randomUUID();
    const id = await tell('ceph', 'osd', 'new', disk);
    await tell('ceph-osd', '-i', id, '--mkfs', '--osd-uuid', disk);
    keepRunning('ceph-osd', '-i', id);
    keepRunning('ceph-mgr', '-i', 'x');
    keepRunning('radosgw', '-n', 'client.rgw');
    const keys = { accessKey: 'key-of-the-tests', secretKey: randomUUID() };
    const ofUser = ['--access-key', keys.accessKey, '--secret-key', keys.secretKey];
    await tell('radosgw-admin', '-n', 'client.rgw', 'user', 'create', '--uid=p', '--display-name=p', ...ofUser);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await untilAnswers(endpoint);
    const settings = { endpoint, bucket: 'pictures', region: 'default', ...keys };
    await createBucket(settings);
    return { settings: variablesOf(settings), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const settingsOf = ({
  folder,
  fsid,
  mon,
  gateway,
}: Record<'folder' | 'fsid', string> & Record<'mon' | 'gateway', number>) =>
  `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${mon}]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail warn = 1
mon data avail crit = 1
keyring = ${folder}/keyring
run dir = ${folder}
admin socket =
log file =
mon data = ${folder}/mon
mgr data = ${folder}/mgr
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw data = ${folder}
`;

const variablesOf = (settings: Record<'endpoint' | 'bucket' | 'region' | 'accessKey' | 'secretKey', string>) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY: settings.accessKey,
  S3_SECRET_KEY: settings.secretKey,
});

const untilAnswers = async (url: string): Promise<void> => {
  const begun = Date.now();
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() - begun > START_WITHIN_MS) throw new Error('the gateway of Ceph did not start');
    await sleep(200);
  }
};
