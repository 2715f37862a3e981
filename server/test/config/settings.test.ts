import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { listWarnings, parseConfig, VARIABLES } from '#config';
import { complaintOf } from './complaint-of.ts';

const EXAMPLE = new URL('../../../.env.example', import.meta.url);
const OUTSIDE = 'https://pawsume.example';
const PAYPAL = { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y', PAYPAL_WEBHOOK_ID: 'WH1' };
const live = (kind: string) => ({ STRIPE_SECRET_KEY: `${kind}_live_1`, STRIPE_WEBHOOK_SECRET: 'whsec_1' });

/** The example with every line in force. */
let settings: Record<string, string>;
beforeAll(async () => {
  const lines = (await readFile(EXAMPLE, 'utf8')).replaceAll(/^#(?=[A-Z0-9_]+=)/gm, '');
  settings = Object.fromEntries(Object.entries(parseEnv(lines)).map(([name, value]) => [name, value ?? '']));
});

test('the example names every setting, and nothing else', () => {
  // Node's own variables are looked at, and are not ours to offer.
  const ours = VARIABLES.filter((name) => !name.startsWith('NODE_'));
  expect(Object.keys(settings).sort()).toEqual(ours.sort());
});

test('what the example gives is what holds without it', () => {
  expect(parseConfig(settings)).toEqual(parseConfig({}));
});

test.each([
  ['PORT', { PORT: 'many' }],
  ['PORT', { PORT: '0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'pawsume.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'many' }],
  ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
  ['AI_MODEL', { AI_PROVIDER: 'anthropic' }],
  ['AI_BASE_URL', { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_x' }],
  ['STRIPE_API_BASE', { PUBLIC_URL: 'https://pawsume.example', STRIPE_API_BASE: 'http://127.0.0.1:1' }],
  ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'x', PAYPAL_WEBHOOK_ID: 'WH1' }],
  ['PAYPAL_WEBHOOK_ID', { PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y' }],
  ['PAYPAL_WEBHOOK_ID', { PAYPAL_WEBHOOK_ID: 'WH-1' }],
  ['PAYPAL_API_BASE', { PUBLIC_URL: 'https://pawsume.example', PAYPAL_API_BASE: 'http://127.0.0.1:1' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
  ['GOOGLE_ISSUER', { PUBLIC_URL: 'https://pawsume.example', GOOGLE_ISSUER: 'http://127.0.0.1:1' }],
  ['GOOGLE_ISSUER', { PUBLIC_URL: 'https://pawsume.example', GOOGLE_ISSUER: 'https://issuer.example' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['CONTACT_EMAIL', { CONTACT_EMAIL: 'Pawsumé, Canada' }],
  ['REFUSE_COMMON_PASSWORDS', { REFUSE_COMMON_PASSWORDS: 'yes' }],
  ['PRICE_SINGLE', { PRICE_SINGLE: '-5' }],
  ['PRICE_SINGLE', { PRICE_SINGLE: '2000000' }],
  ['ALLOW_TEST_PAYMENTS', { ALLOW_TEST_PAYMENTS: 'yes' }],
  ['CURRENCY', { CURRENCY: 'dollars' }],
  ['CURRENCY', { CURRENCY: 'jpy' }],
  ['METRICS_PORT', { METRICS_PORT: 'many' }],
  ['METRICS_PORT', { METRICS_PORT: '3000' }],
  ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'boss' }],
  ['ADMIN_PASSWORD', { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'x'.repeat(257) }],
  ['ADMIN_USERNAME', { ADMIN_USERNAME: 'the boss', ADMIN_PASSWORD: 'a fine admin password' }],
] as const)('a bad %s is refused and named', (variable, settings) => {
  expect(() => parseConfig(settings)).toThrow(`${variable}: `);
});

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

describe('test keys on the open network', () => {
  const stripe = (kind: string) => ({ STRIPE_SECRET_KEY: `${kind}_test_1`, STRIPE_WEBHOOK_SECRET: 'whsec_1' });
  const sandbox = { ...PAYPAL, PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com' };
  const ALLOW_TEST_PAYMENTS = 'true';

  test.each([
    [stripe('sk'), /STRIPE_SECRET_KEY: is a test key.*ALLOW_TEST_PAYMENTS=true/],
    [stripe('rk'), /STRIPE_SECRET_KEY: is a test key.*ALLOW_TEST_PAYMENTS=true/],
    [sandbox, /PAYPAL_API_BASE: is PayPal's sandbox.*ALLOW_TEST_PAYMENTS=true/],
  ])('%o are refused unless ALLOW_TEST_PAYMENTS says so', (settings, sentence) => {
    expect(complaintOf({ ...settings, PUBLIC_URL: OUTSIDE })).toMatch(sentence);
    expect(complaintOf({ ...settings, PUBLIC_URL: OUTSIDE, ALLOW_TEST_PAYMENTS: 'false' })).toMatch(sentence);
    expect(complaintOf({ ...settings, PUBLIC_URL: OUTSIDE, ALLOW_TEST_PAYMENTS })).toBe('');
  });

  test.each([
    { ...stripe('sk'), ...PAYPAL },
    { ...live('sk'), ...sandbox },
  ])('%o are refused, because only one of them moves real money', (settings) => {
    const complaint = complaintOf({ ...settings, PUBLIC_URL: OUTSIDE, ALLOW_TEST_PAYMENTS });
    expect(complaint).toContain('ALLOW_TEST_PAYMENTS: is for tests alone');
  });
});

describe('a price', () => {
  test.each([
    ['5.00', 'write 500'],
    ['5,00', 'write 500'],
    ['$5', 'write 500'],
    ['5', 'write 500'],
    ['9.5 CAD', 'write 950'],
  ])('of %s is told to be in cents', (price, advice) => {
    expect(complaintOf({ PRICE_SINGLE: price })).toContain(`PRICE_SINGLE: is in cents: ${advice}`);
  });

  test.each(['1,000.00', 'free', '0', '-5.00', '5.000'])('of %s is no number of cents', (price) => {
    expect(complaintOf({ PRICE_PACK: price })).toContain('PRICE_PACK: is not a number of cents');
  });

  test('in cents is used', () => {
    expect(parseConfig({ PRICE_SINGLE: ' 650 ' }).prices).toMatchObject({ single: 650, pack: 1000 });
  });
});

describe('what a proxy is believed', () => {
  test('TRUST_PROXY=localhost is told to be loopback', () => {
    expect(complaintOf({ TRUST_PROXY: '10.0.0.5, localhost' })).toMatch(/TRUST_PROXY: .*write loopback/);
  });

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

test('an operator on the open network is warned of what is dangerous or missing, and no other', () => {
  const warnedOf = (settings: Record<string, string>) =>
    listWarnings(parseConfig(settings)).map((warning) => VARIABLES.find((name) => warning.includes(name)));
  const missing = ['STRIPE_SECRET_KEY', 'PUBLIC_URL', 'CONTACT_EMAIL', 'SMTP_URL'];
  expect(warnedOf({ PUBLIC_URL: 'http://pawsume.example' })).toEqual(missing);
  const mail = { CONTACT_EMAIL: 'help@pawsume.example', SMTP_URL: 'smtps://u:p@mail.example' };
  const all = { ...mail, PUBLIC_URL: OUTSIDE, TRUST_PROXY: 'loopback' };
  expect(warnedOf({ ...all, ...PAYPAL })).toEqual([]);
  expect(warnedOf({ ...all, ...PAYPAL, TRUST_PROXY: '' })).toEqual(['TRUST_PROXY']);
  expect(warnedOf({ ...all, ...live('sk'), ALLOW_TEST_PAYMENTS: 'true' })).toEqual(['ALLOW_TEST_PAYMENTS']);
  expect(warnedOf({})).toEqual([]);
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
});
