import { API_BASE, type Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import type { BrowserContext } from '@playwright/test';

/**
 * What may go wrong between browser and server. `never`: no answer comes. `broken`: a proxy answers in the server's
 * place. `offline`: there is no connection. `proof needed`: the sign-in is too long ago. An object replaces members of the true answer, a
 * list or an object that stands for a refusal all of it: for states that need a server with other settings, or another day.
 */
export interface Fault {
  call: Call;
  answer: 'never' | 'broken' | 'offline' | 'proof needed' | Record<string, unknown> | readonly unknown[];
}

export const never = (call: Call): Fault => ({ call, answer: 'never' });
export const broken = (call: Call): Fault => ({ call, answer: 'broken' });
export const offline = (call: Call): Fault => ({ call, answer: 'offline' });

const BAD_GATEWAY = 502;

const PROOF_NEEDED = {
  error: messages.account.proofByPassword,
  msg: messages.account.proofByPassword,
  code: 'proof_needed',
};

const pathOf = (call: Call): RegExp => new RegExp(`^${API_BASE}${call.path.replaceAll(/:\w+/g, '[^/]+')}$`);

export async function provoke(context: BrowserContext, { call, answer }: Fault): Promise<void> {
  const path = pathOf(call);
  await context.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (route.request().method() !== call.method) return route.fallback();
      if (answer === 'never') return;
      if (answer === 'broken') return route.fulfill({ status: BAD_GATEWAY, body: '' });
      if (answer === 'proof needed') return route.fulfill({ status: 403, json: PROOF_NEEDED });
      if (answer === 'offline') return route.abort('internetdisconnected');
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ json: answer });
      const json = Array.isArray(answer) ? answer : { ...(await response.json()), ...answer };
      return route.fulfill({ response, json });
    },
  );
}

/** The lines that src/problems.ts has of a fault. */
export const problemsOf = ({ call, answer }: Fault): RegExp[] => {
  const request = `${call.method} ${API_BASE}${call.path.replaceAll(/:\w+/g, '[^/]+')}`;
  if (answer === 'broken') return [new RegExp(`^answer ${BAD_GATEWAY}: ${request}`)];
  return answer === 'offline' ? [new RegExp(`^no answer: ${request}`)] : [];
};
