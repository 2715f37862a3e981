import { BRAND } from '@pawsume/contract/brand';
import { buildApp } from './app.ts';
import { catchTheUnexpected } from './catch-the-unexpected.ts';
import { listWarnings } from './config/warnings.ts';
import { type Config, readConfig } from './config.ts';
import { buildWorld } from './context.ts';
import { startHousekeeper } from './features/account/housekeeper.ts';
import { ensureAdmin } from './features/auth/first-admin.ts';
import { startReconciler } from './features/payments/reconcile/reconciler.ts';
import { type Logger, openLog } from './lib/open-log.ts';
import { explainStart } from './lib/start-error.ts';
import { within } from './lib/within.ts';
import { openMetricsDoor } from './metrics/metrics-door.ts';
import { startInbox, startStandIns } from './stand-ins.ts';

/** The whole end: requests have eight of these seconds, and what takes still longer than this is cut. */
const STOP_WITHIN_MS = 10_000;
const JOBS_FINISH_WITHIN_MS = 8000;

const start = async (config: Config, log: Logger): Promise<() => Promise<void>> => {
  for (const warning of listWarnings(config)) log.warn({}, warning);
  const hasKeys = config.stripe !== null || config.paypal !== null;
  const standIns = config.loopback && !hasKeys ? await startStandIns(config) : null;
  const inbox = config.loopback && !config.smtpUrl ? await startInbox() : null;
  const outside = { ...standIns?.keys, ...(inbox && { smtpUrl: inbox.smtpUrl }) };
  const world = await buildWorld({ ...config, ...outside }, { log, noRealMoney: standIns !== null });
  if (config.admin) {
    const refuseCommonPasswords = config.refuseCommonAdminPasswords;
    await ensureAdmin({ ...world.context, refuseCommonPasswords, now: world.context.clock() }, config.admin);
  }
  const metrics = config.metrics && world.prometheus && (await openMetricsDoor(world.prometheus, config.metrics));
  const app = await buildApp(world.context, log);
  await app.listen({ port: config.port, host: config.host });
  if (inbox) process.stdout.write(`Mails end in the inbox at ${inbox.url}\n`);
  const reconciler = startReconciler({ ...world.context, log });
  const housekeeper = startHousekeeper({ ...world.context, log });
  return async () => {
    const jobs = Promise.all([housekeeper.stop(), reconciler.stop()]);
    await Promise.all([app.close(), within(jobs, JOBS_FINISH_WITHIN_MS)]);
    await world.close();
    await metrics?.close();
    await standIns?.close();
    await inbox?.close();
  };
};

try {
  const config = readConfig();
  const log = openLog(config.logLevel);
  let stop: () => Promise<void> = async () => undefined;
  const end = (code: number) => {
    // What still runs after a while is cut: an acknowledged write is in the database already.
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  catchTheUnexpected(log, () => end(1));
  stop = await start(config, log);
  process.stdout.write(`${BRAND} is ready at ${config.publicUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));
} catch (error) {
  process.stderr.write(`${BRAND} cannot start. ${explainStart(error)}\n`);
  process.exit(1);
}
