import { z } from 'zod';
import { type PaypalAnswer, readAnswer } from './paypal-answer.ts';
import { type HttpRequest, send } from './paypal-http.ts';
import { keepToken } from './paypal-token.ts';

/** A call may be repeated: a POST that changes something goes under a `requestId`, which every repeat carries. */
export interface PaypalCall extends Pick<HttpRequest, 'method' | 'body'> {
  path: string;
  /** PayPal does the work once for each. */
  requestId?: string;
}

export interface PaypalClientConfig {
  clientId: string;
  clientSecret: string;
  apiBase: string;
  /** For one try, from the first byte sent to the last byte read. */
  timeoutMs: number;
}

export interface PaypalClient {
  /** Fetches a token unless one is held. Throws GatewayError. */
  authenticate(): Promise<void>;
  /** Resolves with a refusal too. Throws GatewayError `unknown` where no answer came. */
  ask(call: PaypalCall): Promise<PaypalAnswer>;
}

const tokenAnswer = z.object({
  // Only what a header can carry: `fetch` names the whole header in its error otherwise.
  access_token: z.string().regex(/^[\x21-\x7e]{1,4000}$/),
  expires_in: z.number().positive(),
});

/** PayPal's REST API. Its own SDK can neither be pointed at another host nor verify webhooks. */
export const createPaypalClient = ({
  clientId,
  clientSecret,
  apiBase,
  timeoutMs,
}: PaypalClientConfig): PaypalClient => {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');

  const tokens = keepToken(async () => {
    const answer = await send(
      {
        method: 'POST',
        url: `${apiBase}/v1/oauth2/token`,
        headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
      timeoutMs,
    );
    const { access_token, expires_in } = readAnswer(answer, tokenAnswer);
    return { value: access_token, livesSeconds: expires_in };
  });

  const askWith = (token: string, { path, requestId, method, body }: PaypalCall): Promise<PaypalAnswer> =>
    send(
      {
        method,
        url: apiBase + path,
        body,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(requestId !== undefined && { 'paypal-request-id': requestId }),
        },
      },
      timeoutMs,
    );

  return {
    authenticate: async () => void (await tokens.current()),
    ask: async (call) => {
      const token = await tokens.current();
      const answer = await askWith(token, call);
      if (answer.status !== 401) return answer;
      tokens.drop(token);
      return askWith(await tokens.current(), call);
    },
  };
};
