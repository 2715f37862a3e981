import { startMail } from '@pawsume/standins/mail/start-mail';
import { startPaypal } from '@pawsume/standins/paypal/start-paypal';
import { startStripe } from '@pawsume/standins/stripe/start-stripe';
import { beforeEach, expect, test } from 'vitest';
import { checkKeys } from '#check-keys';
import { parseConfig } from '#config';
import { openPaypal } from '#gateways/paypal';
import { openStripe } from '#gateways/stripe';
import { openMailer } from '#mail/open-mailer';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir, preparedDataDir } from '../harness/data-dir.ts';
import { s3StandIn } from '../harness/picture-stores.ts';
import { freePort, spawnServer } from '../harness/spawn-server.ts';

const LOGIN = { username: 'shop', password: 'mail-password' };
const stripe = await startStripe({ secretKey: 'sk_test_right', webhookSecret: 'whsec_1' });
const paypal = await startPaypal({ clientId: 'client', clientSecret: 'right', webhookId: 'WH1' });
const mail = await startMail({ login: LOGIN });
const s3 = await s3StandIn();
atEnd(() => Promise.all([stripe.close(), paypal.close(), mail.close()]).then(() => undefined));

const smtp = ({ username, password }: typeof LOGIN) => mail.smtpUrl.replace('//', `//${username}:${password}@`);
const RIGHT = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_right', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: stripe.url },
  ...{ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'right', PAYPAL_WEBHOOK_ID: 'WH1' },
  PAYPAL_API_BASE: paypal.url,
  SMTP_URL: smtp(LOGIN),
  ...s3.settings,
};
const WRONG = {
  ...RIGHT,
  STRIPE_SECRET_KEY: 'sk_test_wrong_key_1234',
  PAYPAL_CLIENT_SECRET: 'wrong-secret',
  SMTP_URL: smtp({ ...LOGIN, password: 'wrong-password' }),
  S3_BUCKET: 'elsewhere',
};
const REFUSALS = [
  'STRIPE_SECRET_KEY: Stripe refuses this key (401 Invalid API Key provided)',
  'PAYPAL_CLIENT_SECRET: PayPal refuses this client (401 invalid_client)',
  'SMTP_URL: the mail server refuses this login (535 Invalid login of … with …)',
  'S3_BUCKET: there is no bucket elsewhere at',
];
const SECRETS = ['1234', 'wrong-secret', 'wrong-password', LOGIN.username];

beforeEach(() => {
  stripe.control.reset();
  s3.heal();
});

/** What is logged of these settings. */
const told = async (settings: Record<string, string>, { patienceMs = 5000, ended = false } = {}) => {
  const config = parseConfig({ DATA_DIR: await emptyDataDir(), ...settings });
  const lines: string[] = [];
  const log = {
    warn: (_details: object, line: string) => void lines.push(`warn ${line}`),
    info: (_details: object, line: string) => void lines.push(`info ${line}`),
  };
  const mailer = openMailer({
    smtp: config.smtpUrl === null ? null : { url: config.smtpUrl, from: config.mailFrom, replyTo: null },
    recipients: { add: async () => ({ points: 0 }) },
  });
  const gateways = {
    stripe: config.stripe && openStripe({ ...config.stripe, timeoutMs: 1000 }),
    paypal: config.paypal && openPaypal({ ...config.paypal, timeoutMs: 1000 }),
  };
  const signal = ended ? AbortSignal.abort() : new AbortController().signal;
  await checkKeys({ config, gateways, mailer, log }, { signal, patienceMs });
  mailer.close();
  return lines;
};

test('keys that are accepted get one line and no warning', async () => {
  const everybody = 'Stripe, PayPal, the mail server, and the store of pictures';
  expect(await told(RIGHT)).toEqual([`info settings: our keys are accepted by ${everybody}`]);
  expect(await told({})).toEqual([]);
});

test('each key that is refused gets a warning with its setting and the answer, and without a secret', async () => {
  const lines = await told(WRONG);
  expect(lines).toEqual(REFUSALS.map((line) => expect.stringContaining(`warn ${line}`)));
  for (const secret of SECRETS) expect(lines.join()).not.toContain(secret);
});

// That a store of pictures is away is told after some seconds: pictures/bucket-at-start has its sentence.
test('each provider that cannot be reached gets a warning', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  const lines = await told({
    ...RIGHT,
    STRIPE_API_BASE: `http://${nowhere}`,
    PAYPAL_API_BASE: `http://${nowhere}`,
    SMTP_URL: `smtp://shop:secret@${nowhere}`,
  });
  expect(lines).toEqual([
    expect.stringContaining('STRIPE_SECRET_KEY: Stripe could not be asked whether it accepts this key ('),
    expect.stringContaining('PAYPAL_CLIENT_SECRET: PayPal could not be asked whether it accepts this client ('),
    expect.stringContaining('SMTP_URL: the mail server could not be asked whether it accepts this login ('),
    'info settings: our keys are accepted by the store of pictures',
  ]);
});

test('a provider that hangs is not waited for long', async () => {
  stripe.control.fail({ on: 'list_sessions', kind: 'drip', ms: 20, when: 'after_commit' });
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = RIGHT;
  const lines = await told({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }, { patienceMs: 100 });
  expect(lines).toEqual([expect.stringContaining('this key (no answer in time)')]);
});

test('nothing is logged once the server ends', async () => {
  expect(await told(WRONG, { ended: true })).toEqual([]);
});

test('a server whose keys are all refused starts, and its log says so', async () => {
  const server = await spawnServer(await preparedDataDir(), WRONG);
  atEnd(() => server.kill());
  for (const line of REFUSALS) await expect.poll(server.output).toContain(line);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});
