import type { FastifyInstance } from 'fastify';
import type { Account } from './account.ts';
import { SPECS } from './operations.ts';
import { serve, serveUnknown } from './serve.ts';

/** Stripe's REST API, below `/v1`. */
export const stripeApi =
  (account: Account) =>
  async (root: FastifyInstance): Promise<void> => {
    const routes = async (app: FastifyInstance): Promise<void> => {
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      app.setNotFoundHandler(serveUnknown(account));
      for (const spec of SPECS) app.route({ method: spec.method, url: spec.path, handler: serve(account, spec) });
    };
    root.register(routes, { prefix: '/v1' });
  };
