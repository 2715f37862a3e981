import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import {
  type AboutOf,
  type AnswerOf,
  API_BASE,
  type BodyOf,
  type Call,
  type EventOf,
  type ParamsOf,
  type QueryOf,
} from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Caller, Identify } from '#caller';
import { AppError } from '#lib/app-error';
import type { Measures, Span } from '#lib/measures';
import { onBehalfOf } from '#lib/request-id';
import type { Limits } from '#limits/limits';
import type { UploadedFile, Uploads } from '#pictures/uploads';
import { takeRawBody } from './body-parsers.ts';
import { type Cookies, openCookies } from './cookies.ts';
import { reportFailure } from './errors.ts';
import { openEventStream } from './event-stream.ts';
import { accounted, admit } from './limited.ts';
import { openLongList } from './long-list.ts';
import { type PictureAnswer, sendParts, wantsParts } from './picture-parts.ts';
import { describe } from './route-schema.ts';
import { recordSuccess } from './security-events.ts';
import { DOCUMENT_POLICY } from './security-headers.ts';
import { type FileAnswer, sendFile } from './send-file.ts';
import { readUpload } from './upload.ts';
import { openUploadPlaces, putAway } from './upload-places.ts';

const BEARER = /^bearer +([\w~.+/=-]{1,512})$/i;

/**
 * The value of the only Authorization header. Several are refused, because proxies and servers do not agree which of
 * them counts.
 */
const authorizationIn = ({ headers, rawHeaders }: IncomingMessage): string => {
  const isOnly = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'authorization').length === 1;
  return isOnly ? (headers.authorization ?? '') : '';
};

/** Who asks, by a request's Authorization header. Throws `not_authenticated` unless their session is alive. */
const demandCaller = async (identify: Identify, request: IncomingMessage): Promise<Caller> => {
  const token = BEARER.exec(authorizationIn(request))?.[1];
  const caller = token ? await identify(token) : null;
  if (!caller) throw new AppError('not_authenticated', messages.common.pleaseLogIn);
  return caller;
};

/** What a call was asked with, parsed. */
export interface Ask<C extends Call> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: C extends { rawBody: true } ? Buffer : BodyOf<C>;
  /** The call's one file, where it takes one and it was sent. */
  file: UploadedFile | null;
  caller: C extends { access: 'anyone' } ? null : Caller;
  headers: FastifyRequest['headers'];
  cookies: Cookies;
  /** Where the request came from. */
  address: string;
  /** Milliseconds since the request arrived. */
  waitedMs: number;
  log: FastifyRequest['log'];
  /** Tells who asked for a stream what becomes of a call that has events; all others it tells nothing. */
  tell: (event: EventOf<C>) => void;
}

export interface PdfAnswer {
  pdf: Buffer;
  filename: string;
}

export interface ArchiveAnswer {
  zip: Readable;
  filename: string;
}

/** What a handler returns: the JSON answer, a long one batch by batch, an HTML document or its picture, a PDF, an archive, a file, or the address to redirect to. */
export type Answer<C extends Call> = C extends { answerKind: 'json' }
  ? C extends { long: true }
    ? AsyncIterable<AnswerOf<C>>
    : AnswerOf<C>
  : C extends { answerKind: 'html' }
    ? PictureAnswer<AboutOf<C>>
    : C extends { answerKind: 'pdf' }
      ? PdfAnswer
      : C extends { answerKind: 'archive' }
        ? ArchiveAnswer
        : C extends { answerKind: 'file' }
          ? FileAnswer
          : string;

/** Connects a call of the contract to the function that answers it. */
export type Serve = <C extends Call>(call: C, answer: (ask: Ask<C>) => Promise<Answer<C>>) => void;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

interface World {
  identify: Identify;
  publicUrl: string;
  limits: Limits;
  uploads: Uploads;
  thisMachineAlone: boolean;
  measures: Pick<Measures, 'span'>;
}

export const createServe = (app: FastifyInstance, world: World): Serve => {
  app.decorateRequest('caller', null);
  app.decorateRequest('upload', null);
  app.decorateRequest('leaveUploads', null);
  app.decorateRequest('admission', null);
  const places = openUploadPlaces();

  return (call, answer) => {
    const route: RouteOptions = {
      method: call.method,
      url: API_BASE + call.path,
      schema: describe(call),
      onRequest: async (request) => {
        if (call.access !== 'anyone') request.caller = await demandCaller(world.identify, request.raw);
        if (call.access === 'admin') demandAdmin(request.caller, world);
        // Before the bytes of a file are taken in.
        if (call.file) places.take(request);
        if (call.file) await admit(world.limits, call, request);
      },
      preValidation: async (request) => {
        if (!call.file) return;
        const upload = await readUpload(request, call.file, world.uploads);
        request.body = upload.fields;
        request.upload = upload.file;
      },
      preHandler: async (request) => {
        if (!call.file) await admit(world.limits, call, request);
      },
      handler: async (request, reply) => {
        const { params, query, body, upload, caller, headers, log, ip: address } = request;
        const cookies = openCookies(request, reply, world);
        const stream = openEventStream(call, { request, reply });
        const tell = stream?.tell ?? (() => undefined);
        const waitedMs = reply.elapsedTime;
        const parts = { params, query, body, file: upload, caller, headers, cookies, address, waitedMs, log, tell };
        // The schema of this very call has parsed them, and `access` decides whether there is a caller.
        const ask = parts as Ask<typeof call>;
        try {
          const work = () =>
            onBehalfOf(request.id, () => world.measures.span(spanOf(call, request), () => answer(ask)));
          const answered = await accounted(request, work).finally(() => putAway(request));
          await recordSuccess(world.identify, { call, request, answer: answered });
          return stream ? stream.done(answered) : send({ request, reply, call }, answered);
        } catch (error) {
          if (!stream?.hasBegun()) throw error;
          return stream.failed(reportFailure(request, error));
        }
      },
      onError: (request) => putAway(request),
    };
    if (call.rawBody) app.register(async (scope) => takeRawBody(scope).route(route));
    else app.route(route);
  };
};

const spanOf = ({ method, path }: Call, { id, headers }: FastifyRequest): Span => ({
  name: `${method} ${API_BASE}${path}`,
  attributes: { 'request.id': id },
  traceparent: headers.traceparent?.toString(),
});

const demandAdmin = (caller: Caller | null, { thisMachineAlone }: World): void => {
  if (caller?.user.role !== 'admin') throw new AppError('forbidden', messages.admin.adminsOnly);
  if (!thisMachineAlone && !caller.hasSecondFactor) {
    throw new AppError('second_factor_required', messages.factor.requiredForAdmins);
  }
};

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  call: Call;
}

const send = async ({ request, reply, call }: Sending, answer: unknown): Promise<FastifyReply> => {
  switch (call.answerKind) {
    case 'json':
      if (call.long) return sendLong(reply, call, answer as AsyncIterable<unknown[]>); // `Answer` gives long calls nothing else
      return reply.code(call.status).send(answer);
    case 'html': {
      const drawn = answer as PictureAnswer<unknown>; // `Answer` gives html calls nothing else
      if (wantsParts(call, request))
        return sendParts(request, reply, { ...drawn, about: call.about?.parse(drawn.about) });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', DOCUMENT_POLICY)
        .send(drawn.html());
    }
    case 'redirect':
      return reply.redirect(String(answer), call.status);
    case 'pdf': {
      const { pdf, filename } = answer as PdfAnswer; // `Answer` gives pdf calls nothing else
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(pdf);
    }
    case 'archive': {
      const { zip, filename } = answer as ArchiveAnswer; // `Answer` gives archive calls nothing else
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(zip);
    }
    case 'file':
      return sendFile(request, reply, answer as FileAnswer); // `Answer` gives file calls nothing else
  }
};

const sendLong = async (reply: FastifyReply, call: Call, batches: AsyncIterable<unknown[]>): Promise<FastifyReply> =>
  reply
    .code(call.status)
    .type('application/json; charset=utf-8')
    .send(await openLongList(call, batches));
