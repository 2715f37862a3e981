import { BRAND } from '@pawsume/contract/brand';
import { buildApp } from '#app';
import { type Config, listWarnings, readConfig } from '#config';
import { buildWorld } from '#context';
import { startJobs } from '#db/jobs/start-jobs';
import { startHousekeeper } from '#features/account/housekeeper';
import { ensureAdmin } from '#features/auth/first-admin';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { retireWithdrawnKeys } from '#features/registry/signing-key';
import { watchReadiness } from '#features/system/readiness';
import { demandBuiltWeb } from '#http/built-web';
import { jobHandlers } from '#job-handlers';
import type { Log } from '#lib/log';
import { type Logger, openLog } from '#lib/open-log';
import { explainStart, StartError } from '#lib/start-error';
import { within } from '#lib/within';
import { openMetricsDoor } from '#metrics/metrics-door';
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

const startServer = async (config: Config, log: Logger, { settings, noRealMoney }: Outside): Promise<Stoppable> => {
  const world = await buildWorld({ ...config, ...settings }, { log, noRealMoney });
  await retireWithdrawnKeys(world.context);
  if (config.admin) {
    const refuseCommonPasswords = config.refuseCommonAdminPasswords;
    await ensureAdmin({ ...world.context, refuseCommonPasswords, now: world.context.clock() }, config.admin);
  }
  const metrics = config.metrics && world.prometheus && (await openMetricsDoor(world.prometheus, config.metrics));
  const app = await buildApp(world.context, log, { refuseForMs: config.databaseUrl ? REFUSE_FOR_MS : 0 });
  await app.listen({ port: config.port, host: config.host });
  const watch = watchReadiness(world.context);
  const reconciler = startReconciler({ ...world.context, log });
  const housekeeper = startHousekeeper({ ...world.context, log });
  const jobs = startJobs({ ...world.context, log }, jobHandlers({ ...world.context, log }));
  return {
    async stop() {
      watch.stop();
      const all = Promise.all([housekeeper.stop(), reconciler.stop(), jobs.stop()]);
      await Promise.all([app.close(), within(all, JOBS_FINISH_WITHIN_MS)]);
      await world.close();
      await metrics?.close();
    },
  };
};

/** Starts the server, and before it the stand-ins for the world outside. */
const startAll = async (config: Config, log: Logger): Promise<Stoppable> => {
  for (const warning of listWarnings(config)) log.warn({}, warning);
  const outside = await startOutside(config);
  const server = await startServer(config, log, outside);
  if (outside.inboxUrl) process.stdout.write(`Mails end in the inbox at ${outside.inboxUrl}\n`);
  process.stdout.write(`${BRAND} is ready at ${config.publicUrl}\n`);
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
    log.error({ err: error }, 'ALERT: a promise was rejected that nobody awaited');
  });
  process.once('uncaughtException', (error) => {
    log.error({ err: error }, 'ALERT: an exception was not caught, the process ends');
    end();
    // A second one while it ends changes nothing.
    process.on('uncaughtException', (again) => log.error({ err: again }, 'another exception was not caught'));
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
  const log = openLog(config.logLevel);
  let started: Stoppable = { stop: async () => undefined };
  let isEnding = false;
  const end = (code: number) => {
    if (isEnding) return;
    isEnding = true;
    // What still runs after a while is cut: an acknowledged write is in the database already.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    started.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  catchTheUnexpected(log, () => end(1));
  // Before it says that it is ready: whoever reads that may end it at once.
  let signals = 0;
  const obey = () => {
    signals += 1;
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
