import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { REQUEST_ID_HEADER, requestIdOf } from '#lib/request-id';
import { takeJson } from './body-parsers.ts';
import { answerErrors } from './errors.ts';
import { hangUp, malformedAnswer } from './malformed.ts';
import { validatorCompiler } from './validation.ts';

interface Doorway {
  trustedProxies: string[];
  publicUrl: string;
}

/** A server that reads and answers as the contract has it, and knows no call yet. */
export const openDoor = async (doorway: Doorway, log: FastifyBaseLogger): Promise<FastifyInstance> => {
  const app = Fastify({ loggerInstance: log, ...serverOptions(doorway) });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  takeJson(app);
  await app.register(cookie);
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(REQUEST_ID_HEADER, id);
  });
  return app;
};

/** How much, and how slowly, a stranger may send before the server hangs up. */
const serverOptions = ({ trustedProxies, publicUrl }: Doorway) => ({
  trustProxy: trustedProxies.length > 0 && trustedProxies,
  bodyLimit: 100 * 1024,
  // The largest picture, over a slow line.
  requestTimeout: 120_000,
  /** No byte in either direction for so long. */
  connectionTimeout: 90_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16 * 1024 },
  // `finishBeforeClosing` answers these, with a sentence.
  return503OnClosing: false,
  // A HEAD must not spend what a GET spends.
  exposeHeadRoutes: false,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: ({ headers }: IncomingMessage) => requestIdOf(headers),
  frameworkErrors: malformedAnswer(publicUrl),
  clientErrorHandler: hangUp(publicUrl),
});
