import { flushCompileCache } from 'node:module';
import { sql } from 'kysely';
import { readConfig } from '#config';
import { buildWorld } from '#context';
import { registerAccount } from '#features/account/routes';
import { identify } from '#features/auth/sessions/identify';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { registerPayments } from '#features/payments/routes';
import { registerResumes } from '#features/resumes/routes';
import { openDoor } from '#http/open-door';
import { createServe } from '#http/serve';
import { openLog } from '#lib/open-log';
import { takeOrders } from './take-orders.ts';

/*
 * The server as a process of its own, with the calls alone that move money: it is started hundreds of times, and pages and
 * the API's description are half of a start.
 */
const config = readConfig();
const log = openLog(config.logLevel);
const { context } = await buildWorld(config, {
  log,
  release: { version: '1.0.0', commit: null },
  noRealMoney: true,
});
const app = await openDoor(context, log);
const serve = createServe(app, { ...context, identify: (token) => identify(context, token) });
registerResumes(serve, context);
registerPayments(serve, context);
registerAccount(serve, context);
const url = await app.listen({ port: config.port, host: config.host });
// By itself it is kept when a process ends, and this one is killed.
flushCompileCache();

// The minute is over for which the lease of a process outlives it.
await sql`update leases set until = now() - interval '1 second'`.execute(context.db);
let reconciler = startReconciler({ ...context, log });

takeOrders(url, {
  rest: () => reconciler.stop(),
  reconcilePaypal: () => {
    reconciler = startReconciler({ ...context, gateways: { ...context.gateways, stripe: null }, log });
  },
});
