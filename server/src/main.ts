import { BRAND } from '@pawsume/contract/brand';
import { buildApp } from '#app';
import { nameOfDatabase } from '#backup/databases';
import { checkKeys } from '#check-keys';
import { type Config, listWarnings, readConfig } from '#config';
import { isLivePaypal } from '#config/paypal';
import { isLiveKey } from '#config/stripe';
import { buildWorld, type Surroundings } from '#context';
import { startJobs } from '#db/jobs/start-jobs';
import { startHousekeeper } from '#features/account/housekeeper';
import { ensureAdmin } from '#features/auth/first-admin';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { retireWithdrawnKeys } from '#features/registry/signing-key';
import { watchReadiness } from '#features/system/readiness';
import { demandBuiltWeb } from '#http/built-web';
import { jobHandlers } from '#job-handlers';
import type { Log } from '#lib/log';
import { type Logger, openLog, standardOutput } from '#lib/open-log';
import { readRelease } from '#lib/release';
import { explainStart, StartError } from '#lib/start-error';
import { within } from '#lib/within';
import { openMetricsDoor } from '#metrics/metrics-door';
import { nameOfPictures } from '#pictures/open-pictures';
import { type Outside, startOutside } from '#stand-ins';

/** The whole end: requests have eight of these seconds, and what takes still longer than this is cut. */
const STOP_WITHIN_MS = 10_000;
const JOBS_FINISH_WITHIN_MS = 8000;
/** Ctrl-C under npm arrives twice: from the terminal, and from npm, which passes its own signal on. */
const SIGNALS_TO_END_AT_ONCE = 3;
/** With others beside it: a request that nobody takes in any more would be lost, one that is refused is asked elsewhere. */
const REFUSE_FOR_MS = 2000;

interface Stoppable {
  stop(): Promise<void>;
}

const startServer = async (config: Config, around: Surroundings): Promise<Stoppable> => {
  const { log } = around;
  const world = await buildWorld(config, around);
  await retireWithdrawnKeys(world.context);
  if (config.admin) {
    const refuseCommonPasswords = config.refuseCommonAdminPasswords;
    await ensureAdmin({ ...world.context, refuseCommonPasswords, now: world.context.clock() }, config.admin);
  }
  const metrics = config.metrics && world.prometheus && (await openMetricsDoor(world.prometheus, config.metrics));
  const app = await buildApp(world.context, log, { refuseForMs: config.databaseUrl ? REFUSE_FOR_MS : 0 });
  const listenTextResolver = (address: string) => `http: listens at ${address}`;
  await app.listen({ port: config.port, host: config.host, listenTextResolver });
  const watch = watchReadiness(world.context);
  const reconciler = startReconciler({ ...world.context, log });
  const housekeeper = startHousekeeper({ ...world.context, log });
  const jobs = startJobs({ ...world.context, log }, jobHandlers({ ...world.context, log }));
  const ended = new AbortController();
  void checkKeys({ ...world.context, config, log }, { signal: ended.signal });
  return {
    async stop() {
      watch.stop();
      ended.abort();
      const all = Promise.all([housekeeper.stop(), reconciler.stop(), jobs.stop()]);
      await Promise.all([app.close(), within(all, JOBS_FINISH_WITHIN_MS)]);
      await world.close();
      await metrics?.close();
    },
  };
};

/** The settings in use, without secrets. */
const describeSettings = (config: Config, { noRealMoney, inboxUrl }: Outside): Record<string, string> => ({
  publicUrl: config.publicUrl,
  trustedProxies: config.trustedProxies.join(' ') || 'none',
  database: nameOfDatabase(config),
  pictures: nameOfPictures(config),
  payments: noRealMoney ? 'stand-ins' : providersIn(config),
  mail: inboxUrl ? 'stand-in' : config.smtpUrl ? new URL(config.smtpUrl).host : 'none',
  writer: config.ai ? `${config.ai.model} (${config.ai.provider})` : 'built-in',
});

const providersIn = ({ stripe, paypal }: Config): string => {
  const cards = stripe && `Stripe${isLiveKey(stripe.secretKey) ? '' : ' (test)'}`;
  const wallet = paypal && `PayPal${isLivePaypal(paypal.apiBase) ? '' : ' (test)'}`;
  return [cards, wallet].filter(Boolean).join(', ') || 'none';
};

/** Starts the server, and before it the stand-ins for the world outside. */
const startAll = async (config: Config, log: Logger): Promise<Stoppable> => {
  const release = readRelease(config.commit);
  log.info({ ...release, node: process.version }, `server: ${BRAND} starts`);
  for (const warning of listWarnings(config)) log.warn({}, `settings: ${warning}`);
  const outside = await startOutside(config);
  const inUse = { ...config, ...outside.settings };
  log.info(describeSettings(inUse, outside), 'settings: these are in use');
  const server = await startServer(inUse, { ...outside, log, release });
  if (outside.inboxUrl) process.stdout.write(`Mails end in the inbox at ${outside.inboxUrl}\n`);
  const ready = `is ready at ${config.publicUrl}`;
  if (config.loopback) process.stdout.write(`${BRAND} ${ready}\n`);
  else log.info({}, `server: ${ready} after ${process.uptime().toFixed(1)} s`);
  return {
    async stop() {
      await server.stop();
      await outside.close();
    },
  };
};

/**
 * The last resort, for faults that escaped from where they belong. A promise that nobody awaited is logged, and the
 * server goes on: whatever it was for, no other request's state is torn. An exception that nobody caught has left some
 * work half done that nobody knows of: it is logged, and the process ends in order, for whoever runs it to start it again.
 */
const catchTheUnexpected = (log: Log, end: () => void): void => {
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'ALERT: server: a promise was rejected that nobody awaited, the server goes on');
  });
  process.once('uncaughtException', (error) => {
    log.error({ err: error }, 'ALERT: server: an exception was not caught, the process ends');
    end();
    // A second one while it ends changes nothing.
    process.on('uncaughtException', (again) => log.error({ err: again }, 'server: one more exception was not caught'));
  });
};

/** For tests, and for `npm run dev`, whose own server has the screens. */
const SCREENS_OPTIONAL = '--screens-optional';

const run = async (): Promise<void> => {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined && argument !== SCREENS_OPTIONAL) {
    throw new StartError(
      `${argument}: the server takes no arguments. Its settings are in the environment and in .env.`,
    );
  }
  if (argument !== SCREENS_OPTIONAL) demandBuiltWeb();
  const config = readConfig();
  const log = openLog(config.logLevel, standardOutput(config.logFormat));
  let started: Stoppable = { stop: async () => undefined };
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    const fail = (err: unknown) => {
      log.error({ err }, 'server: not stopped in order, the process ends');
      process.exit(1);
    };
    // What still runs after a while is cut: an acknowledged write is in the database already.
    setTimeout(() => fail(new Error(`not done within ${STOP_WITHIN_MS / 1000} s`)), STOP_WITHIN_MS).unref();
    started.stop().then(() => {
      log.info({}, 'server: stopped');
      process.exit(code);
    }, fail);
  };
  catchTheUnexpected(log, () => end(1));
  // Before it says that it is ready: whoever reads that may end it at once.
  let signals = 0;
  const obey = (signal: NodeJS.Signals) => {
    signals += 1;
    if (signals === 1) log.info({}, `server: ${signal} received, requests under way are finished and new ones refused`);
    if (signals >= SIGNALS_TO_END_AT_ONCE) process.exit(1);
    end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, obey);
  started = await startAll(config, log);
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${BRAND} cannot start. ${explainStart(error)}\n`);
  process.exit(1);
}
