import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { z } from 'zod';

interface Sent {
  token?: string;
  key?: string;
  body?: object;
}

export interface Answer {
  isSuccess: boolean;
  json: unknown;
}

export interface Asking {
  ask(method: string, path: string, sent: Sent): Promise<Answer>;
  /** Calls that were not answered with success, as `503 GET /user/me`. 0 is no answer. */
  failed: Set<string>;
  /** Answers that are never right. */
  wrong: string[];
}

const refusal = z.object({ error: z.string().regex(/^(❌ )?[A-Z].+\.$/u) });

/** Makes calls at this address, and keeps account of how they were answered. */
export const openAsking = (url: string): Asking => {
  const failed = new Set<string>();
  const wrong: string[] = [];
  return {
    failed,
    wrong,
    async ask(method, path, sent) {
      const response = await send(`${url}/api${path}`, method, sent).catch(() => null);
      const status = response?.status ?? 0;
      const text = (await response?.text().catch(() => '')) ?? '';
      const json: unknown = text.startsWith('{') ? JSON.parse(text) : null;
      const isSuccess = status >= 200 && status < 300;
      if (!isSuccess) failed.add(`${status} ${method} ${path.replaceAll(/\/\d+/g, '/:id')}`);
      // A 503 explains itself in a sentence, and says when to come back.
      const isExplained = refusal.safeParse(json).success && Number(response?.headers.get('retry-after')) > 0;
      if (status === 0 || (status === 503 && !isExplained)) wrong.push(`${status} ${method} ${path} ${text}`);
      return { isSuccess, json };
    },
  };
};

const send = (url: string, method: string, { token = '', key, body }: Sent): Promise<Response> => {
  const isForm = body instanceof FormData;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && !isForm && { 'content-type': 'application/json' }),
    ...(key && { [IDEMPOTENCY_HEADER]: key }),
  };
  return fetch(url, { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) });
};
