import { type AnswerOf, API_BASE, type BodyToSend, type Call, parseAnswer } from '@pawsume/contract/call';
import { errorBody } from '@pawsume/contract/errors';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';

export interface Asking<C extends Call> {
  /** The token of who asks; nobody when left out. */
  as?: string;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: BodyToSend<C>;
  /** Sent in place of `body`: what the contract's types do not allow. */
  bad?: unknown;
  file?: Buffer;
  /** What the file is called on the sender's disk. */
  fileName?: string;
  headers?: Record<string, string>;
}

/** What came back, after the checks that hold for every answer. */
export interface Reply<C extends Call> {
  status: number;
  headers: Record<string, unknown>;
  answer: AnswerOf<C>;
  /** The sentence of a failed call. */
  error: string;
  code: string;
  fields: Record<string, string>;
  bytes: Buffer;
}

export type Send = <C extends Call>(call: C, asking?: Asking<C>) => Promise<Reply<C>>;

/** Makes calls of the contract on the app; every answer must have the form that the contract says. */
export const senderFor =
  (app: FastifyInstance): Send =>
  async (call, asking = {}) => {
    const response = await app.inject({
      method: call.method,
      url: pathOf(call, asking.params),
      ...(asking.query && { query: stringsIn(asking.query) }),
      ...(await payloadOf(call, asking)),
    });
    const { statusCode: status, headers, rawPayload: bytes } = response;
    if (status >= 400) return { status, headers, bytes, answer: undefined as never, ...failureIn(response.json()) };
    expect(status, `${call.method} ${call.path}`).toBe(call.status);
    const answer = parseAnswer(call, call.answerKind === 'json' ? response.json() : undefined);
    return { status, headers, bytes, answer, error: '', code: '', fields: {} };
  };

const failureIn = (body: unknown) => {
  const { error, msg, code, fields = {} } = errorBody.parse(body);
  expect(msg).toBe(error);
  return { error, code, fields };
};

export const pathOf = (call: Call, params: Record<string, string | number> = {}): string =>
  API_BASE + call.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));

const stringsIn = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const payloadOf = async (call: Call, { as, body, bad, file, fileName = 'photo.jpg', headers }: Asking<Call>) => {
  const auth = { ...headers, ...(as && { authorization: `Bearer ${as}` }) };
  const sent: unknown = bad ?? body;
  if (!call.file) return sent === undefined ? { headers: auth } : jsonPayload(sent, auth);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) form.append(name, String(value));
  if (file) form.append(call.file.field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), fileName);
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  return { headers: { ...auth, 'content-type': type }, payload: Buffer.from(await encoded.arrayBuffer()) };
};

const jsonPayload = (body: unknown, headers: Record<string, string>) => ({
  headers: { ...headers, 'content-type': 'application/json' },
  payload: JSON.stringify(body),
});
