import type { FastifyError, FastifyInstance } from 'fastify';
import type { Account } from './account.ts';
import { answerFault } from './answer.ts';
import { type Arrived, handle } from './handle.ts';
import { OPERATION_SPECS } from './operations.ts';
import { faultOf } from './paypal-fault.ts';
import { recordViolation } from './record-request.ts';
import { serve } from './serve.ts';
import { serveToken } from './serve-token.ts';

/** PayPal's REST API: what taking one payment needs, and nothing else. */
export const paypalApi =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.setErrorHandler<FastifyError>((error, _request, reply) => {
      const status = error.statusCode ?? 500;
      const { json } = answerFault(faultOf(status < 500 ? 'INVALID_REQUEST' : 'INTERNAL_SERVER_ERROR'));
      return reply
        .code(status)
        .type('application/json')
        .header('x-stand-in-error', encodeURIComponent(String(error)))
        .send(json);
    });
    app.post('/v1/oauth2/token', handle(account, 'token', serveToken));
    for (const spec of OPERATION_SPECS) {
      const { method, path } = spec.place;
      app.route({
        method: method === 'get' ? 'GET' : 'POST',
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        handler: handle(account, spec.name, serve(spec)),
      });
    }
    const unknown = async ({ made }: Arrived) => {
      recordViolation(account, made, ['there is no such operation here']);
      throw faultOf('RESOURCE_NOT_FOUND');
    };
    app.all('/*', handle(account, 'unknown', unknown));
  };
