import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const OWN = new Set(['127.0.0.1', 'localhost', '[::1]']);
const MISDIRECTED = 421;

/**
 * Returns true if a request names this machine as its host. With DNS rebinding a foreign site can have a browser send its
 * requests here, but only under the site's own name.
 */
export const namesThisMachine = ({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): boolean =>
  OWN.has(host.toLowerCase().replace(/:\d{1,5}$/, ''));

/** Answers 421 to requests that name another host than this machine. */
export const refuseOtherHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!namesThisMachine(request.raw))
      await reply.code(MISDIRECTED).send('This stand-in answers on this machine only.\n');
  });
};
