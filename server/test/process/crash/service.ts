import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '#config';
import type { Context } from '#context';
import { openDatabase } from '#db/open';
import { registerAccount } from '#features/account/routes';
import { identify } from '#features/auth/sessions/identify';
import { startReconciler } from '#features/payments/reconciler';
import { registerPayments } from '#features/payments/routes';
import { registerResumes } from '#features/resumes/routes';
import { openPaypal } from '#gateways/paypal';
import { openStripe } from '#gateways/stripe';
import { answerErrors } from '#http/errors';
import { takeJson } from '#http/json-body';
import { serverOf } from '#http/serve';
import { validatorCompiler } from '#http/validation';
import { systemClock, systemPause } from '#lib/clock';
import { openLimits } from '#limits/limits';
import { openMailer } from '#mail/open-mailer';
import { openPictureDecoder } from '#pictures/picture-decoder';
import { openPictureStore } from '#pictures/picture-store';
import { openUploads } from '#pictures/uploads';
import { openPress } from '#press/press';
import { openWriter } from '#writer/open-writer';
import { takeOrders } from './take-orders.ts';

/*
 * The server as a process of its own, put together from the same parts as in `main.ts`, but without what no payment
 * needs: it is started hundreds of times, and pages, API description and typesetters are half of a start.
 */
const config = readConfig();
const log: FastifyBaseLogger = pino({ level: config.logLevel });
const { db, pool, shred } = await openDatabase(config);

const context: Context = {
  ...config,
  db,
  shred,
  limits: openLimits({ pool, addressFactor: 1000 }),
  mailer: openMailer({ smtp: null, log }),
  google: null,
  clock: systemClock,
  pause: systemPause,
  pictures: openPictureStore(join(config.dataDir, 'pictures')),
  decoder: openPictureDecoder(),
  uploads: openUploads(join(config.dataDir, 'uploads')),
  writer: openWriter(null, { onFallback: () => undefined }),
  press: openPress({ workers: 1 }),
  gateways: {
    stripe: config.stripe && openStripe(config.stripe),
    paypal: config.paypal && openPaypal(config.paypal),
  },
  adminsNeedFactor: false,
  noRealMoney: true,
};

const app = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
answerErrors(app);
takeJson(app);
await app.register(cookie);
const serve = serverOf(app, { ...context, identify: (token) => identify(context, token) });
registerResumes(serve, context);
registerPayments(serve, context);
registerAccount(serve, context);
const url = await app.listen({ port: config.port, host: config.host });

// The minute is over for which the lease of a process outlives it.
await sql`update leases set until = now() - interval '1 second'`.execute(db);
let reconciler = startReconciler({ ...context, log });

takeOrders(url, {
  rest: () => reconciler.stop(),
  reconcilePaypal: () => {
    reconciler = startReconciler({ ...context, gateways: { ...context.gateways, stripe: null }, log });
  },
});
