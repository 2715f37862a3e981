import type { FastifyInstance } from 'fastify';
import type { Account } from './account.ts';
import { answerFault, sendAnswer } from './answer.ts';
import { SPECS } from './operations.ts';
import { recordRequest } from './record-request.ts';
import { serve } from './serve.ts';
import { StripeFault } from './stripe-fault.ts';

/** Stripe's REST API, below `/v1`. */
export const stripeApi =
  (account: Account) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setNotFoundHandler((request, reply) => {
      const made = recordRequest(account, request, 'unknown');
      const message = `Unrecognized request URL (${made.method}: ${made.path}).`;
      return sendAnswer(reply, made, answerFault(new StripeFault(404, { type: 'invalid_request_error', message })));
    });
    app.setErrorHandler((error, _request, reply) => {
      const { status, json } = answerFault(new StripeFault(500, { type: 'api_error', message: String(error) }));
      return reply.code(status).type('application/json').send(json);
    });
    for (const spec of SPECS) {
      app.route({ method: spec.method, url: spec.path, handler: serve(account, spec) });
    }
  };
