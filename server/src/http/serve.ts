import { type AnswerOf, API_BASE, type BodyOf, type Call, type ParamsOf, type QueryOf } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Db } from '#db/types';
import { AppError } from '#lib/app-error';
import type { Clock } from '#lib/clock';
import { type Caller, identify } from './caller.ts';
import { takeRawBody } from './raw-body.ts';
import { describe } from './route-schema.ts';
import { readUpload } from './upload.ts';

/** What a call was asked with, parsed. */
export interface Ask<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: C extends { rawBody: true } ? Buffer : BodyOf<C>;
  /** The call's one file, where it takes one and it was sent. */
  file: Buffer | null;
  caller: C extends { access: 'anyone' } ? null : Caller;
  headers: FastifyRequest['headers'];
  log: FastifyRequest['log'];
}

export interface PdfAnswer {
  pdf: Buffer;
  filename: string;
}

/** What a handler returns: the JSON answer, an HTML document, a PDF, or the address to redirect to. */
export type Answer<C extends Call> = C extends { answerKind: 'json' }
  ? AnswerOf<C>
  : C extends { answerKind: 'pdf' }
    ? PdfAnswer
    : string;

/** Connects a call of the contract to the function that answers it. */
export type Serve = <C extends Call>(call: C, answer: (ask: Ask<C>) => Promise<Answer<C>>) => void;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
    upload: Buffer | null;
  }
}

export const serverOf = (app: FastifyInstance, world: { db: Db; clock: Clock }): Serve => {
  app.decorateRequest('caller', null);
  app.decorateRequest('upload', null);

  return (call, answer) => {
    const route: RouteOptions = {
      method: call.method,
      url: API_BASE + call.path,
      schema: describe(call),
      onRequest: async (request) => {
        if (call.access === 'anyone') return;
        request.caller = await identify(world, request.headers.authorization);
        if (call.access === 'admin' && request.caller.user.role !== 'admin') {
          throw new AppError('forbidden', messages.admin.adminsOnly);
        }
      },
      preValidation: async (request) => {
        if (!call.file) return;
        const upload = await readUpload(request, call.file);
        request.body = upload.fields;
        request.upload = upload.file;
      },
      handler: async (request, reply) => {
        const { params, query, body, upload, caller, headers, log } = request;
        // The schema of this very call has parsed them, and `access` decides whether there is a caller.
        const ask = { params, query, body, file: upload, caller, headers, log } as Ask<typeof call>;
        return send(reply, call, await answer(ask));
      },
    };
    if (call.rawBody) app.register(async (scope) => takeRawBody(scope).route(route));
    else app.route(route);
  };
};

const send = (reply: FastifyReply, call: Call, answer: unknown): FastifyReply => {
  reply.header('cache-control', 'no-store');
  switch (call.answerKind) {
    case 'json':
      return reply.code(call.status).send(answer);
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer);
    case 'redirect':
      return reply.redirect(String(answer), call.status);
    case 'pdf': {
      const { pdf, filename } = answer as PdfAnswer; // `Answer` gives pdf calls nothing else
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(pdf);
    }
  }
};
