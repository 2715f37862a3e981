import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { listWarnings } from '#config/warnings';
import { openDatabase } from '#db/open';
import { ensureAdmin } from '#features/auth/first-admin';
import { preparedDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { freePort, runServer } from '../harness/spawn-server.ts';
import { startApp } from '../harness/start-app.ts';

const OUTSIDE = 'https://pawsume.example';
const PAYPAL = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y', PAYPAL_WEBHOOK_ID: 'WH1' };
const live = (kind: string) => ({ STRIPE_SECRET_KEY: `${kind}_live_1`, STRIPE_WEBHOOK_SECRET: 'whsec_1' });

/** What an operator is told of these settings; nothing where they are fine. */
const complaintOf = (settings: Record<string, string>): string => {
  try {
    parseConfig(settings);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('where the server listens and where browsers reach it', () => {
  const localUrls = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://pets.localhost'];
  const openHosts = ['0.0.0.0', '::', '0', '::0', '192.168.1.20', 'fd00::20', 'server.example'];
  test.each(openHosts.flatMap((HOST) => localUrls.map((PUBLIC_URL) => ({ HOST, PUBLIC_URL }))))(
    'HOST=$HOST with PUBLIC_URL=$PUBLIC_URL is refused',
    (settings) => {
      expect(complaintOf(settings)).toMatch(/HOST: is open to other machines, .*PUBLIC_URL/);
    },
  );

  test.each(['0.0.0.0', '::', '0', '::0', '::ffff:0.0.0.0', 'fe80::1%eth0'])(
    'HOST=%s alone says nothing about where browsers come, so PUBLIC_URL is asked for',
    (HOST) => {
      expect(complaintOf({ HOST })).toMatch(/PUBLIC_URL: .*HOST/);
    },
  );

  test.each(['http://0.0.0.0:3000', 'http://[::]:3000'])('PUBLIC_URL=%s is no address for a browser', (PUBLIC_URL) => {
    expect(complaintOf({ PUBLIC_URL })).toMatch(/PUBLIC_URL: .*browser/);
    expect(complaintOf({ PUBLIC_URL, HOST: '0.0.0.0' })).toMatch(/PUBLIC_URL: .*browser/);
  });

  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:5173' }, true],
    [{ HOST: '::ffff:127.0.0.1', PUBLIC_URL: 'http://localhost:5173' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: OUTSIDE }, false],
    [{ HOST: '::', PUBLIC_URL: OUTSIDE }, false],
    [{ PUBLIC_URL: OUTSIDE }, false],
    [{ HOST: '192.168.1.20' }, false],
    [{ HOST: '192.168.1.20', PUBLIC_URL: OUTSIDE }, false],
  ])('%o are fine, and only this machine’s where they say so: %s', (settings, loopback) => {
    expect(parseConfig(settings).loopback).toBe(loopback);
  });
});

describe('keys that move real money', () => {
  test.each(['sk', 'rk'])('%s_live_ is refused on an address of this machine', (kind) => {
    expect(complaintOf(live(kind))).toMatch(/STRIPE_SECRET_KEY: is a live key.*PUBLIC_URL/);
    expect(complaintOf({ ...live(kind), STRIPE_API_BASE: 'http://127.0.0.1:1' })).toContain('STRIPE_SECRET_KEY');
    expect(complaintOf({ ...live(kind), PUBLIC_URL: OUTSIDE })).toBe('');
  });

  test.each([undefined, 'https://api-m.paypal.com', 'https://api.paypal.com/'])(
    'PayPal itself (PAYPAL_API_BASE=%s) is refused on an address of this machine',
    (base) => {
      const settings = { ...PAYPAL, ...(base && { PAYPAL_API_BASE: base }) };
      expect(complaintOf(settings)).toMatch(/PAYPAL_API_BASE: .*real money.*PUBLIC_URL/);
    },
  );

  test('test keys, the sandbox and stand-ins are taken there, and PayPal itself elsewhere', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    for (const PAYPAL_API_BASE of ['https://api-m.sandbox.paypal.com', 'http://127.0.0.1:1']) {
      expect(complaintOf({ ...stripe, ...PAYPAL, PAYPAL_API_BASE })).toBe('');
    }
    expect(complaintOf({ ...PAYPAL, PUBLIC_URL: OUTSIDE })).toBe('');
  });
});

describe('what a proxy is believed', () => {
  test.each(['0.0.0.0/0', '::/0', '10.0.0.5, 0.0.0.0/0', '128.0.0.0/0'])(
    'TRUST_PROXY=%s is everybody: refused',
    (list) => {
      expect(complaintOf({ TRUST_PROXY: list })).toMatch(/TRUST_PROXY: .*every/);
    },
  );

  test.each(['many', '10.0.0.5/33', '10.0.0.5/255.255.255.0', '10.0.0', 'true', 'fe80::1%eth0', '10.0.0.5;10.0.0.6'])(
    'TRUST_PROXY=%s is refused and named',
    (list) => {
      expect(complaintOf({ TRUST_PROXY: list })).toMatch(/TRUST_PROXY: is not a list/);
    },
  );
});

describe('what the settings lead to', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pawsume-operator-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('a DATA_DIR that may not be written is refused', async () => {
    // Root may write everywhere but in what the kernel itself shows.
    const asRoot = process.getuid?.() === 0;
    const place = asRoot ? '/sys' : folder;
    if (!asRoot) await chmod(folder, 0o500);
    await expect(openDatabase({ databaseUrl: null, dataDir: place })).rejects.toThrow(/^DATA_DIR: .*may not write in/);
    // There the kernel may call a folder that cannot be made one that is not there.
    const deeper = openDatabase({ databaseUrl: null, dataDir: join(place, 'deeper') });
    await expect(deeper).rejects.toThrow(/^DATA_DIR: .*(may not write in|cannot be used)/);
  });

  test('a DATA_DIR that is a file, or whose lock is none, is refused', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'mine');
    for (const dataDir of [file, join(file, 'deeper')]) {
      await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(/^DATA_DIR: .*is a file/);
    }
    await mkdir(join(folder, 'opened-by.lock'));
    await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toThrow(/^DATA_DIR: .*opened-by\.lock/);
  });

  test('a database that does not let us in is refused without a word of its password', async () => {
    const known = new URL(await freshDatabase());
    const noDatabase = Object.assign(new URL(known), { pathname: '/nowhere' });
    const noRole = Object.assign(new URL(known), { username: 'nobody-of-ours' });
    const wrongPassword = Object.assign(new URL(known), { username: 'nobody-of-ours', password: 'do-not-tell' });
    for (const { href } of [noDatabase, noRole, wrongPassword]) {
      const refusal = await openDatabase({ databaseUrl: href, dataDir: folder }).catch(String);
      expect(refusal).toMatch(/StartError: DATABASE_URL: the database .* cannot be used \(.+\)/);
      expect(refusal).not.toContain('do-not-tell');
    }
  });

  test('an operator on the open network is warned of plain http, of no contact and of no mail, and no other', () => {
    const warnedOf = (settings: Record<string, string>) =>
      listWarnings(parseConfig(settings)).map((warning) => /\((\w+)\)$/.exec(warning)?.[1]);
    expect(warnedOf({ PUBLIC_URL: 'http://pawsume.example' })).toEqual(['PUBLIC_URL', 'CONTACT_EMAIL', 'SMTP_URL']);
    const all = { CONTACT_EMAIL: 'help@pawsume.example', SMTP_URL: 'smtps://u:p@mail.example' };
    expect(warnedOf({ PUBLIC_URL: OUTSIDE, ...all })).toEqual([]);
    expect(warnedOf({})).toEqual([]);
  });

  test('a common ADMIN_PASSWORD is refused on the open network, whatever else is said and whoever is there already', async () => {
    const app = await startApp();
    const boss = { username: 'boss', password: 'password1' };
    const now = new Date();
    const elsewhere: Record<string, string>[] = [
      { PUBLIC_URL: OUTSIDE },
      { PUBLIC_URL: OUTSIDE, REFUSE_COMMON_PASSWORDS: 'false' },
    ];
    const refusing = (settings: Record<string, string>) => parseConfig(settings).refuseCommonAdminPasswords;
    await ensureAdmin({ db: app.db, now, refuseCommonPasswords: refusing({}) }, boss);
    for (const settings of elsewhere) {
      const refuseCommonPasswords = refusing(settings);
      await expect(ensureAdmin({ db: app.db, now, refuseCommonPasswords }, boss)).rejects.toThrow('ADMIN_PASSWORD: ');
    }
  });
});

describe('a start', { timeout: 180_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await preparedDataDir();
    await writeFile(join(folder, 'file'), 'mine');
  });

  test.each([
    ['a DATA_DIR that is a file', { DATA_DIR: 'file' }, /DATA_DIR: .*is a file/],
    ['a HOST of another machine', { HOST: '192.0.2.1' }, /set HOST to one that is/],
    ['a HOST that nobody knows', { HOST: 'nowhere.invalid' }, /set HOST to one that is/],
    [
      'a common password of its administrator',
      { PUBLIC_URL: 'http://pawsume.example', ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'password1' },
      /"level":40.*\(CONTACT_EMAIL\)[\s\S]*ADMIN_PASSWORD: /,
    ],
  ])('with %s ends with a sentence, not with a stack', async (_what, settings, sentence) => {
    const { child, output } = runServer(
      { PORT: String(await freePort()), DATA_DIR: folder, ...settings },
      { cwd: folder },
    );
    const [code] = await once(child, 'exit');
    expect(output()).toMatch(sentence);
    expect(output()).not.toMatch(/^[ \t]+at /m);
    expect(code).toBe(1);
  });
});

describe('a bucket for pictures', () => {
  const BUCKET = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  };

  test('is one with all five settings, and none without any', () => {
    expect(parseConfig(BUCKET).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'eu-central-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    expect(parseConfig({}).s3).toBeNull();
  });

  test.each(Object.keys(BUCKET))('needs %s', (missing) => {
    const first = Object.keys(BUCKET).find((variable) => variable !== missing);
    expect(complaintOf({ ...BUCKET, [missing]: '' })).toContain(`${missing}: is needed when ${first} is set`);
  });

  test.each([
    ['S3_ENDPOINT', 's3.example', 'is not a web address'],
    ['S3_ENDPOINT', 'https://s3.example/pictures', 'is more than an address'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example', 'is more than an address'],
    ['S3_BUCKET', 'https://s3.example/pictures', 'is not the name of a bucket'],
    ['S3_BUCKET', 'My_Pictures', 'is not the name of a bucket'],
    ['S3_REGION', 'Frankfurt am Main', 'is not the name of a region'],
  ])('is refused with %s=%s', (variable, value, sentence) => {
    expect(complaintOf({ ...BUCKET, [variable]: value })).toContain(`${variable}: ${sentence}`);
  });

  test('that is not there keeps the server from starting, with a sentence', async () => {
    const s3 = await s3StandIn();
    await expect(startApp({ ...s3.settings, S3_BUCKET: 'elsewhere' })).rejects.toThrow('S3_BUCKET: there is no bucket');
  });
});
