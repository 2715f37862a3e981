import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { answerErrors } from './errors.ts';
import { takeJson } from './json-body.ts';
import { serverOptions } from './server-options.ts';
import { validatorCompiler } from './validation.ts';

type Doorway = Parameters<typeof serverOptions>[0];

/** A server that reads and answers as the contract has it, and knows no call yet. */
export const openDoor = async (doorway: Doorway, log: FastifyBaseLogger): Promise<FastifyInstance> => {
  const app = Fastify({ loggerInstance: log, ...serverOptions(doorway) });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  takeJson(app);
  await app.register(cookie);
  return app;
};
