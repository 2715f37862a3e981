import type { FastifyInstance } from 'fastify';
import type { Account } from './account.ts';
import { OPERATION_SPECS } from './operations.ts';
import { handle, serve, serveToken, serveUnknown } from './serve.ts';

/** PayPal's REST API: what taking one payment needs, and nothing else. */
export const paypalApi =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.post('/v1/oauth2/token', handle(account, 'token', serveToken));
    for (const spec of OPERATION_SPECS) {
      const { method, path } = spec.place;
      app.route({
        method: method === 'get' ? 'GET' : 'POST',
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: handle(account, spec.name, serve(spec)),
      });
    }
    app.all('/*', handle(account, 'unknown', serveUnknown));
  };
