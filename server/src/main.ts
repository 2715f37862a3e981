import cluster from 'node:cluster';
import { BRAND } from '@pawsume/contract/brand';
import { buildApp } from './app.ts';
import { catchTheUnexpected } from './catch-the-unexpected.ts';
import { listWarnings } from './config/warnings.ts';
import { type Config, readConfig } from './config.ts';
import { buildWorld } from './context.ts';
import { startJobs } from './db/jobs/start-jobs.ts';
import { startHousekeeper } from './features/account/housekeeper.ts';
import { ensureAdmin } from './features/auth/first-admin.ts';
import { startReconciler } from './features/payments/reconcile/reconciler.ts';
import { retireWithdrawnKeys } from './features/registry/signing-key.ts';
import { jobHandlers } from './job-handlers.ts';
import { type Logger, openLog } from './lib/open-log.ts';
import { explainStart } from './lib/start-error.ts';
import { within } from './lib/within.ts';
import { openMetricsDoor } from './metrics/metrics-door.ts';
import { countServers } from './servers/count-servers.ts';
import { type HandedDown, receiveHandedDown, tellStartFailure } from './servers/handed-down.ts';
import { runServers } from './servers/run-servers.ts';
import { startOutside } from './stand-ins.ts';

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

const startServer = async (config: Config, log: Logger, handedDown: HandedDown): Promise<Stoppable> => {
  const { settings, ...surroundings } = handedDown;
  const world = await buildWorld({ ...config, ...settings }, { log, ...surroundings });
  await retireWithdrawnKeys(world.context);
  if (config.admin) {
    const refuseCommonPasswords = config.refuseCommonAdminPasswords;
    await ensureAdmin({ ...world.context, refuseCommonPasswords, now: world.context.clock() }, config.admin);
  }
  const isAlone = handedDown.servers === 1;
  const place = isAlone ? config.metrics : null;
  const metrics = place && world.prometheus && (await openMetricsDoor(world.prometheus, place));
  const app = await buildApp(world.context, log, { refuseForMs: config.databaseUrl ? REFUSE_FOR_MS : 0 });
  await app.listen({ port: config.port, host: config.host });
  const reconciler = startReconciler({ ...world.context, log });
  const housekeeper = startHousekeeper({ ...world.context, log });
  const jobs = startJobs({ ...world.context, log }, jobHandlers({ ...world.context, log }));
  return {
    async stop() {
      const all = Promise.all([housekeeper.stop(), reconciler.stop(), jobs.stop()]);
      await Promise.all([app.close(), within(all, JOBS_FINISH_WITHIN_MS)]);
      await world.close();
      await metrics?.close();
    },
  };
};

/** The servers that this process runs, or the only one, and what stands in for the world outside. */
const startAll = async (config: Config, log: Logger, onNoneLeft: () => void): Promise<Stoppable> => {
  const servers = countServers(process.argv.slice(2), config);
  for (const warning of listWarnings(config)) log.warn({}, warning);
  const outside = await startOutside(config);
  const { settings, noRealMoney, inboxUrl } = outside;
  const handedDown = { servers, settings, noRealMoney };
  const metrics = servers > 1 && config.metrics ? await openMetricsDoorOfAll(config.metrics) : null;
  const started =
    servers > 1
      ? await runServers(servers, { log, handedDown, onNoneLeft })
      : await startServer(config, log, handedDown);
  if (inboxUrl) process.stdout.write(`Mails end in the inbox at ${inboxUrl}\n`);
  process.stdout.write(`${BRAND} is ready at ${config.publicUrl}\n`);
  return {
    async stop() {
      await started.stop();
      await metrics?.close();
      await outside.close();
    },
  };
};

const openMetricsDoorOfAll = async (place: NonNullable<Config['metrics']>) => {
  const { openPrometheusOfAll } = await import('./metrics/prometheus.ts');
  return openMetricsDoor(openPrometheusOfAll(), place);
};

const run = async (): Promise<void> => {
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
    // Servers of several are ended by the process that runs them.
    if (signals >= SIGNALS_TO_END_AT_ONCE && !cluster.isWorker) process.exit(1);
    end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, obey);
  // Whoever runs this server, one of several, is gone.
  if (cluster.isWorker) process.once('disconnect', () => end(1));
  started = cluster.isWorker
    ? await startServer(config, log, await receiveHandedDown())
    : await startAll(config, log, () => end(1));
};

try {
  await run();
} catch (error) {
  const reason = explainStart(error);
  if (cluster.isWorker) await tellStartFailure({ cannotStart: reason });
  else process.stderr.write(`${BRAND} cannot start. ${reason}\n`);
  process.exit(1);
}
