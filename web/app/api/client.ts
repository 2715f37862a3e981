import {
  type AnswerOf,
  type BodyToSend,
  type Call,
  type ParamsOf,
  parseAnswer,
  type QueryToSend,
} from '@pawsume/contract/call';
import { type ErrorBody, errorBody } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';
import { ApiError, offline } from './api-error.ts';
import { addressOf, bodyOf, type Parts } from './request-of.ts';
import { bindSession, readToken } from './session.ts';
import { demandSameSession } from './tab-session.ts';
import { isHeldBack, untilConfirmed } from './whose-account.ts';

/** Required where the call asks for it, optional where it may be left out, forbidden where it has none. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { [key in K]?: never }
  : undefined extends T
    ? { [key in K]?: T }
    : { [key in K]: T };
type ParamsToSend<C> = ParamsOf<C> extends undefined ? undefined : Record<keyof ParamsOf<C>, string | number>;
type FileToSend<C> = C extends { file: { required: true } }
  ? File
  : C extends { file: object }
    ? File | undefined
    : undefined;

export type SendOptions<C> = Part<'params', ParamsToSend<C>> &
  Part<'query', Partial<QueryToSend<C>> | undefined> &
  Part<'body', BodyToSend<C>> &
  Part<'file', FileToSend<C>> &
  Extras;

interface Extras {
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Is told, while a file arrives, how many bytes are here. */
  onReceived?: (bytes: number) => void;
}

type FileKind = 'pdf' | 'archive' | 'file';
const FILE_KINDS: readonly string[] = ['pdf', 'archive', 'file'] satisfies FileKind[];

/** JSON as its schema has it, a file as a Blob, HTML as text. */
export type AnswerTo<C extends Call> = C['answerKind'] extends 'json'
  ? AnswerOf<C>
  : C['answerKind'] extends FileKind
    ? Blob
    : string;

// Options without a required part may be left out altogether.
export type Rest<C> =
  Record<never, never> extends SendOptions<C> ? [options?: SendOptions<C>] : [options: SendOptions<C>];

// A proxy in between may answer in its own words: whatever of our body is there is used.
const partialBody = errorBody.partial();

/** Sends a call of the contract. Throws ApiError for every failure but an abort. */
export const send = async <const C extends Call>(call: C, ...rest: Rest<C>): Promise<AnswerTo<C>> => {
  const options: Parts & Extras = rest[0] ?? {};
  // A call that need not wait is sent at once: a logout, for one, clears the token a moment later.
  if (isHeldBack(call)) await untilConfirmed();
  const response = await reach(call, options);
  if (!response.ok) throw await errorOf(response);
  // The kind of the call says which of them the answer is; TypeScript cannot follow that through `C`.
  return (await answerIn(response, call, options.onReceived)) as AnswerTo<C>;
};

/** The response, whatever it says. Throws ApiError where there is none. */
export const reach = async (call: Call, options: Parts & Extras) => {
  const { body, headers } = bodyOf(call, options);
  // A call that brings a token of its own is about that one.
  const authorization = options.headers?.authorization === undefined ? authorizationFor(call) : {};
  try {
    return await fetch(new URL(addressOf(call, options), location.origin), {
      method: call.method,
      headers: { ...headers, ...authorization, ...options.headers },
      ...(body ? { body } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw offline(error);
  }
};

/** The token of the session that this page was opened in. Throws ApiError where that is not the stored one any more. */
export const authorizationFor = (call: Call): Record<string, string> => {
  demandSameSession(call);
  const token = call.access === 'anyone' ? readToken() : bindSession();
  return token ? { authorization: `Bearer ${token}` } : {};
};

const answerIn = (response: Response, call: Call, onReceived: Extras['onReceived']): Promise<unknown> => {
  if (call.answerKind === 'json') return answerOf(call, () => response.text());
  const isFile = FILE_KINDS.includes(call.answerKind);
  return asAgreed<string | Blob>(call, isFile ? blobOf(response, onReceived) : response.text());
};

/** The JSON answer of a call, from its text. Throws ApiError where it is not as agreed. */
export const answerOf = <C extends Call>(call: C, text: () => Promise<string>): Promise<AnswerOf<C>> =>
  asAgreed(
    call,
    text().then((json) => parseAnswer(call, jsonIn(json))),
  );

export const asAgreed = async <T>({ status }: Call, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw new ApiError({ status, code: 'unexpected_answer', reason: messages.common.unexpected }, error);
  }
};

/** An empty body says as much as an empty object. */
const jsonIn = (text: string): unknown => (text === '' ? {} : JSON.parse(text));

const blobOf = (response: Response, onReceived: Extras['onReceived']): Promise<Blob> => {
  if (!onReceived || !response.body) return response.blob();
  let received = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, passOn) {
      received += chunk.byteLength;
      onReceived(received);
      passOn.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers }).blob();
};

/** The error that a failed answer describes. */
export const errorOf = async (response: Response): Promise<ApiError> => {
  const body = partialBody.safeParse(await response.json().catch(() => ({})));
  return errorIn(response.status, body.data ?? {});
};

export const errorIn = (
  status: number,
  { msg, error, code, fields, second_factor: secondStep }: Partial<ErrorBody>,
): ApiError => new ApiError({ status, code: code ?? 'unknown', reason: msg ?? error, fields, secondStep });
