import { setTimeout as sleep } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { z } from 'zod';

const TRY_AGAIN_MS = 300;

export interface Answer {
  status: number;
  retryAfter: string | null;
  body: string;
}

interface Sent {
  token?: string;
  key?: string;
  json?: unknown;
  form?: FormData;
}

/** How often a call was answered with which status, where it did not succeed, and one such answer; 0 is no answer. */
export interface Failed {
  call: string;
  status: number;
  times: number;
  example: string;
}

export interface Asking {
  ask(method: string, path: string, sent?: Sent): Promise<Answer>;
  /** Asks again until it is answered with success. */
  insist(call: () => Promise<Answer>): Promise<Answer>;
  asked(): number;
  failed(): Failed[];
  /** Answers that are never right, each kind once. */
  wrong: Map<string, string>;
}

/** Makes calls at this address, and keeps account of how they were answered. */
export const openAsking = (url: string): Asking => {
  const failed = new Map<string, Failed>();
  const wrong = new Map<string, string>();
  let asked = 0;

  const count = (call: string, answer: Answer): void => {
    if (answer.status > 0 && answer.status < 400) return;
    const key = `${answer.status} ${call}`;
    const example = answer.body.slice(0, 200);
    const known = failed.get(key) ?? { call, status: answer.status, times: 0, example };
    failed.set(key, { ...known, times: known.times + 1 });
    if (isWrong(answer)) wrong.set(key, `${key} ${example}`);
  };

  return {
    async ask(method, path, { token = '', key = '', json, form } = {}) {
      asked += 1;
      const headers = {
        authorization: `Bearer ${token}`,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(key !== '' && { [IDEMPOTENCY_HEADER]: key }),
      };
      const body = form ?? (json === undefined ? null : JSON.stringify(json));
      const answer = await fetch(`${url}/api${path}`, { method, headers, body }).then(
        async (response): Promise<Answer> => ({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          body: await response.text(),
        }),
        () => ({ status: 0, retryAfter: null, body: '' }),
      );
      count(`${method} ${path.replaceAll(/\/\d+/g, '/:id')}`, answer);
      return answer;
    },
    async insist(call) {
      for (;;) {
        const answer = await call();
        if (isSuccess(answer)) return answer;
        await sleep(TRY_AGAIN_MS);
      }
    },
    asked: () => asked,
    failed: () => [...failed.values()],
    wrong,
  };
};

export const isSuccess = ({ status }: Answer): boolean => status >= 200 && status < 300;

const refusal = z.object({ error: z.string().regex(/^[A-Z].+\.$/) });

/** Whoever asked is always answered, and a 503 says so in a sentence, and when to come back. */
const isWrong = ({ status, retryAfter, body }: Answer): boolean => {
  if (status !== 503) return status === 0;
  return !(Number(retryAfter) > 0 && refusal.safeParse(parsed(body)).success);
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};
