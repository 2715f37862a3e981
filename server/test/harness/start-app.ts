import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type GoogleStandIn, startGoogle } from '@pawsume/standins/google/start-google';
import { type MailStandIn, startMail } from '@pawsume/standins/mail/start-mail';
import { type PaypalStandIn, startPaypal } from '@pawsume/standins/paypal/start-paypal';
import { type StripeStandIn, startStripe } from '@pawsume/standins/stripe/start-stripe';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '#app';
import { parseConfig } from '#config';
import { buildWorld, type Context } from '#context';
import { type Pace, startJobs } from '#db/jobs/start-jobs';
import type { Db } from '#db/types';
import { jobHandlers } from '#job-handlers';
import { openLog } from '#lib/open-log';
import { measured } from '#press/press';
import { atEnd, startForWorker } from './at-end.ts';
import { emptyDataDir, preparedDataDir } from './data-dir.ts';
import { freshDatabase } from './fresh-database.ts';
import { kindOfDatabase } from './kind-of-database.ts';
import { type Send, senderFor } from './send.ts';
import { sharedProcesses } from './shared-processes.ts';

export interface TestApp {
  send: Send;
  /** Where the app listens, as a provider would reach it. */
  url: string;
  db: Db;
  dataDir: string;
  stripe: StripeStandIn;
  paypal: PaypalStandIn;
  google: GoogleStandIn;
  inbox: MailStandIn;
  context: Context;
  /** What was logged so far, a JSON line each. */
  logged: string[];
  /** What Prometheus would read; throws where nothing is measured. */
  metrics(): Promise<string>;
}

const RELEASE = { version: '1.0.0', commit: null };
const GRACE_MS = 3000;
/** Of calls to providers of payments: enough on a busy machine, and less than a test waits. */
const HASTE = { timeoutMs: 3000, patienceMs: 2000 };
const STRIPE_KEYS = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };
const PAYPAL_KEYS = {
  clientId: 'client-of-the-tests',
  clientSecret: 'secret-of-the-tests',
  webhookId: 'WHOFTHETESTS',
};

const GOOGLE_KEYS = { clientId: 'google-client-of-the-tests', clientSecret: 'google-secret-of-the-tests' };

/** The environment of a server in a process of its own that has the same providers. */
export const providersOf = ({ stripe, paypal, google, inbox }: TestApp): Record<string, string> => ({
  STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
  STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
  STRIPE_API_BASE: stripe.url,
  PAYPAL_CLIENT_ID: PAYPAL_KEYS.clientId,
  PAYPAL_CLIENT_SECRET: PAYPAL_KEYS.clientSecret,
  PAYPAL_WEBHOOK_ID: PAYPAL_KEYS.webhookId,
  PAYPAL_API_BASE: paypal.url,
  GOOGLE_CLIENT_ID: GOOGLE_KEYS.clientId,
  GOOGLE_CLIENT_SECRET: GOOGLE_KEYS.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  SMTP_URL: inbox.smtpUrl,
});

/** In place of `DATABASE_URL`: the embedded database, in the app's own folder. */
export const EMBEDDED = '';

/**
 * The real app with all providers' stand-ins, until the last test of the file has ended. On a PostgreSQL database of its own,
 * which is there sooner than an embedded one, unless the run is one on another kind.
 */
export const startApp = async (
  settings: Record<string, string> = {},
  change: (context: Context) => Context = (context) => context,
  pace: Pace = {},
): Promise<TestApp> => {
  const { DATABASE_URL = kindOfDatabase === 'embedded' ? EMBEDDED : await freshDatabase() } = settings;
  const dataDir = await (DATABASE_URL === EMBEDDED ? preparedDataDir() : emptyDataDir());
  const config = parseConfig({ DATA_DIR: dataDir, ...settings, DATABASE_URL });
  const [stripe, paypal, google, inbox] = await Promise.all([
    startStripe(STRIPE_KEYS),
    startPaypal(PAYPAL_KEYS),
    startGoogle({ ...GOOGLE_KEYS, redirectUri: `${config.publicUrl}/api/auth/google/callback` }),
    startMail(),
  ]);
  const logged: string[] = [];
  const log = openLog(config.logLevel, { write: (line) => logged.push(line) });
  const outside = {
    stripe: { ...STRIPE_KEYS, ...HASTE, apiBase: stripe.url },
    paypal: { ...PAYPAL_KEYS, ...HASTE, apiBase: paypal.url },
    google: { ...GOOGLE_KEYS, issuer: google.issuer },
    smtpUrl: inbox.smtpUrl,
  };
  const world = await buildWorld({ ...config, ...outside }, { log, release: RELEASE, noRealMoney: true });
  const { press, ...others } = sharedProcesses();
  const context = change({ ...world.context, press: measured(press, world.context.measures), ...others });
  const { app, url } = await listen(context, log);
  const jobs = startJobs({ ...context, log }, jobHandlers({ ...context, log }), pace);
  stripe.control.setWebhookUrl(`${url}/api/stripe/webhook`);
  paypal.control.setWebhookUrl(`${url}/api/paypal/webhook`);
  atEnd(async () => {
    await close(app);
    await jobs.stop();
    await world.close();
    await Promise.all([stripe.close(), paypal.close(), google.close(), inbox.close()]);
    // What PayPal's own description does not allow was refused and noted.
    expect(paypal.control.state().violations).toEqual([]);
  });
  const metrics = async () => {
    if (!world.prometheus) throw new Error('nothing is measured');
    return world.prometheus.read();
  };
  return {
    send: senderFor(app),
    url,
    db: context.db,
    dataDir,
    stripe,
    paypal,
    google,
    inbox,
    context,
    logged,
    metrics,
  };
};

let shared: Promise<TestApp> | undefined;

/**
 * The app of all tests of this worker that need no settings of their own. They keep apart by people: each makes new ones,
 * counts what is theirs alone, and leaves the stand-ins as they were.
 */
export const sharedApp = async (): Promise<TestApp> => {
  shared ??= startForWorker(startApp);
  const app = await shared;
  atEnd(async () => expect(app.paypal.control.state().violations).toEqual([]));
  return app;
};

/**
 * The shared app once more, with a changed context. It costs far less than an app of its own, and has the database, the
 * stand-ins and the jobs of the shared one.
 */
export const sharedAppWith = async (change: (context: Context) => Context): Promise<TestApp> => {
  const shared = await sharedApp();
  const context = change(shared.context);
  const logged: string[] = [];
  const { app, url } = await listen(context, openLog('info', { write: (line) => logged.push(line) }));
  atEnd(() => close(app));
  return { ...shared, send: senderFor(app), url, context, logged };
};

const listen = async (context: Context, log: FastifyBaseLogger) => {
  const app = await buildApp(context, log);
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
};

const close = async (app: FastifyInstance): Promise<void> => {
  // A connection that a client opened and never used is otherwise waited for, a minute long.
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
};

/** The names of all files below a folder of the app's data. */
export const filesIn = async ({ dataDir }: TestApp, folder: string): Promise<string[]> => {
  const names = await readdir(join(dataDir, folder), { recursive: true }).catch(() => []);
  return names.sort();
};
