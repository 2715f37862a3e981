import { API_BASE, type Call } from '@pawsume/contract/call';
import { type DescribedCall, describedCalls, type Schema } from '@pawsume/server/test/security/described-calls';
import type { BrowserContext, Request } from '@playwright/test';
import { MARK } from './hostile-texts.ts';

/** What takes a number or one of a few words, though it travels as text. */
const NO_TEXTS = new Set([
  'page',
  'limit',
  'version',
  'width',
  'design',
  'accent',
  'paper',
  'user_id',
  'sort',
  'days',
  'before',
]);

/** Which texts of our calls' bodies and queries, and which names of files, a browser has sent a hostile text in. */
export class SentTexts {
  /** As `PUT /api/user/me name`. */
  readonly #hostile = new Set<string>();
  readonly #plain = new Set<string>();
  readonly #calls: { call: DescribedCall; path: RegExp }[];

  private constructor(calls: DescribedCall[]) {
    this.#calls = calls.map((call) => ({ call, path: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  static async by(context: BrowserContext, url: string): Promise<SentTexts> {
    const sent = new SentTexts(await describedCalls(url));
    context.on('request', (request) => sent.#note(request));
    return sent;
  }

  /** Notes what went out otherwise, or in a request with a file in it, which Playwright cannot read. */
  add({ method, path }: Call, texts: [field: string, text: string][]): void {
    const described = `${API_BASE}${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    for (const [field, text] of texts) this.#kindOf(text).add(`${method} ${described} ${field}`);
  }

  /** Fields in which no hostile text went out, and parts of free-form ones in which only another did. */
  missing(): string[] {
    return this.#calls.flatMap(({ call }) => {
      const fields = [...call.query, ...(call.body ? textsOf(call.body.schema) : [])];
      const texts = fields.filter((name) => !NO_TEXTS.has(name));
      return texts.map((field) => `${call.name} ${field}`).flatMap((field) => this.#missingIn(field));
    });
  }

  #missingIn(field: string): string[] {
    const isWithin = (place: string) => place === field || place.startsWith(`${field}.`);
    const spared = [...this.#plain].filter((place) => isWithin(place) && !this.#hostile.has(place));
    return [...this.#hostile].some(isWithin) ? spared : [field];
  }

  #note(request: Request): void {
    const { pathname, searchParams } = new URL(request.url());
    const found = this.#calls.find(({ call, path }) => call.method === request.method() && path.test(pathname));
    if (!found) return;
    for (const [field, text] of [...searchParams, ...textsIn(request)]) {
      this.#kindOf(text).add(`${found.call.name} ${field}`);
    }
  }

  #kindOf(text: string): Set<string> {
    return text.includes(MARK) ? this.#hostile : this.#plain;
  }
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Where a schema takes text, or a file. */
const textsOf = (schema: Schema, path = ''): string[] => {
  const { anyOf, properties, items, type } = schema;
  if (anyOf) return [...new Set(anyOf.flatMap((each) => textsOf(each, path)))];
  if (properties) return Object.entries(properties).flatMap(([name, each]) => textsOf(each, joined(path, name)));
  if (items) return textsOf(items, path);
  return type === 'string' && schema.enum === undefined && schema.const === undefined ? [path] : [];
};

const textsIn = (request: Request): [field: string, text: string][] => {
  const body = request.postDataBuffer()?.toString() ?? '';
  if (request.headers()['content-type']?.startsWith('multipart/')) return partsIn(body);
  return body.startsWith('{') ? leavesIn(JSON.parse(body)) : [];
};

const leavesIn = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each) => leavesIn(each, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => leavesIn(each, joined(path, name)));
};

/** The text of each part of a form; of a file its name. */
const partsIn = (body: string): [string, string][] =>
  [...body.matchAll(/; name="([^"]*)"(?:; filename="([^"]*)")?.*?\r\n\r\n(.*?)\r\n--/gs)].map(
    ([, name = '', fileName, text = '']) => [name, fileName ?? text],
  );
