import { type AnswerOf, API_BASE, type BodyToSend, type Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { DrawnPage } from '@pawsume/contract/resumes';

interface Received<C extends Call> {
  params: Record<string, string>;
  body: BodyToSend<C>;
  /** Empty where somebody is not logged in. */
  token: string;
}
type Reply<C extends Call> = Response | 'never' | 'offline' | Promise<Response> | AnswerOf<C>;

interface Answer {
  call: Call;
  reply: (received: { params: Record<string, string>; body: unknown; token: string }) => unknown;
}

/** Answers a call with `reply`, or with the result of `reply` for each request. */
export function answer<const C extends Call>(
  call: C,
  reply: Reply<C> | ((received: Received<C>) => Reply<C> | Promise<Reply<C>>),
): Answer {
  // One list holds the answers to all calls; each is checked against its own call above.
  return { call, reply: (typeof reply === 'function' ? reply : () => reply) as Answer['reply'] };
}

/** Leaves a call unanswered. */
export const never = (call: Call): Answer => answer(call, 'never');
/** Answers a call as a proxy does that cannot reach the server. */
export const broken = (call: Call): Answer => answer(call, () => new Response('', { status: 502 }));
/** Answers a call as a browser does without a connection. */
export const offline = (call: Call): Answer => answer(call, 'offline');

/** A refusal by the server. */
export function refusal(status: number, code: string, msg: string, more: object = {}): Response {
  return Response.json({ error: msg, msg, code, ...more }, { status });
}

/** The answer of a call for a page: what is said of it, and its picture. */
export function drawn(about: DrawnPage, picture: Blob): Response {
  const form = new FormData();
  form.set('about', JSON.stringify(about));
  form.set('picture', picture);
  return new Response(form);
}

export const proofNeeded = (call: Call): Answer =>
  answer(call, () => refusal(403, 'proof_needed', messages.account.proofByPassword));

export type Answers = readonly Answer[];

/** A request that a test may look at. */
export interface Sent {
  call: Call;
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
}

/**
 * Answers the calls of the web app in the page itself.
 *
 * The last answer given for a call counts, so a test can change one while the screen is open. A call without an answer fails
 * the test.
 */
export class FakeServer {
  readonly sent: Sent[] = [];
  readonly unanswered: string[] = [];
  #answers: Answer[];
  #waiting = 0;
  #received = 0;
  readonly #delays: readonly number[];

  /** @param delays of the answers in turn, in frames */
  constructor(answers: Answers, delays: readonly number[] = []) {
    this.#answers = [...answers];
    this.#delays = delays;
  }

  now(...answers: Answer[]): void {
    this.#answers.push(...answers);
  }

  /** True while a request gets no answer. */
  isWaitedFor(): boolean {
    return this.#waiting > 0;
  }

  /** Requests for one call, in their order. */
  sentTo(call: Call): Sent[] {
    return this.sent.filter((sent) => sent.call === call);
  }

  /** Bodies of the requests for one call, in their order. */
  bodiesOf(call: Call): unknown[] {
    return this.sentTo(call).map(({ body }) => body);
  }

  /** Replaces `fetch` and `XMLHttpRequest`. Returns a function that puts them back. */
  listen(): () => void {
    const real = { fetch: window.fetch, XMLHttpRequest };
    const fetch: typeof window.fetch = (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      return pathname.startsWith(API_BASE) ? this.#respond(request, pathname) : real.fetch(input, init);
    };
    Object.assign(window, { fetch, XMLHttpRequest: FakeUpload });
    return () => Object.assign(window, real);
  }

  async #respond(request: Request, pathname: string): Promise<Response> {
    const found = this.#answers.findLast(
      ({ call }) => call.method === request.method && patternOf(call).test(pathname),
    );
    if (!found) {
      this.unanswered.push(`${request.method} ${pathname}`);
      return new Response('', { status: 501 });
    }
    const { call, reply } = found;
    const params = patternOf(call).exec(pathname)?.groups ?? {};
    const body = await bodyOf(request);
    this.sent.push({ call, params, body, headers: request.headers });
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const frames = this.#delays[this.#received++ % this.#delays.length] ?? 0;
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    const replied = await reply({ params, body, token });
    if (replied === 'never') {
      this.#waiting += 1;
      return untilAborted(request.signal).finally(() => {
        this.#waiting -= 1;
      });
    }
    if (replied === 'offline') throw new TypeError('Failed to fetch');
    if (replied instanceof Response) return replied.clone();
    return Response.json(call.answer?.parse(replied), { status: call.status });
  }
}

/** The part of XMLHttpRequest that uploads use, which have a progress. */
class FakeUpload {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  #method = 'GET';
  #url = '';
  readonly #headers = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  async send(body: BodyInit | null): Promise<void> {
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
      this.status = response.status;
      this.responseText = await response.text();
      this.onload();
    } catch {
      this.onerror();
    }
  }
}

const patternOf = ({ path }: Call): RegExp => new RegExp(`^${API_BASE}${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
