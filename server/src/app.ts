import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { registerAccount } from './features/account/routes.ts';
import { registerAdmin } from './features/admin/routes.ts';
import { registerAuth } from './features/auth/routes.ts';
import { registerPayments } from './features/payments/routes.ts';
import { registerPets } from './features/pets/routes.ts';
import { registerResumes } from './features/resumes/routes.ts';
import { registerSystem } from './features/system/routes.ts';
import { registerUsers } from './features/users/routes.ts';
import { answerErrors } from './http/errors.ts';
import { takeJson } from './http/json-body.ts';
import { describeCalls } from './http/openapi.ts';
import { secureHeaders } from './http/security-headers.ts';
import { serverOf } from './http/serve.ts';
import { servePictures } from './http/serve-pictures.ts';
import { serveWeb } from './http/static-web.ts';
import { validatorCompiler } from './http/validation.ts';

const MAX_BODY_BYTES = 100 * 1024;
const REQUEST_TIME_MS = 60_000;

/** The whole service, not yet listening. */
export const buildApp = async (context: Context, log: FastifyBaseLogger): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIME_MS,
    // A HEAD must not spend what a GET spends.
    exposeHeadRoutes: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  takeJson(app);
  await app.register(compress, { threshold: 1024 });
  await secureHeaders(app);
  await app.register(multipart);
  await describeCalls(app);

  const serve = serverOf(app, context);
  registerAuth(serve, context);
  registerUsers(serve, context);
  registerPets(serve, context);
  registerResumes(serve, context);
  registerPayments(serve, context);
  registerAccount(serve, context);
  registerAdmin(serve, context);
  registerSystem(serve, context);

  servePictures(app, context.pictures);
  await serveWeb(app);
  return app;
};
