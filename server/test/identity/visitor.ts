import { connectGoogle, exchangeToken, googleCallback, loginWithGoogle } from '@pawsume/contract/auth';
import { getMe } from '@pawsume/contract/users';
import type { Person } from '@pawsume/standins/google/people';
import { z } from 'zod';
import { pathOf } from '../harness/send.ts';
import type { TestApp } from '../harness/start-app.ts';

/** What is done on the provider's page. */
export type Choice = Pick<Person, 'subject'> | { name: string; email: string; verified?: 'yes' } | { cancel: 'yes' };

const token = z.object({ token: z.string() });
const wayOut = z.object({ url: z.string() });

/** A browser of its own: it keeps the cookies of each place, and follows redirects one at a time. */
export class Visitor {
  readonly #app: TestApp;
  readonly #cookies = new Map<string, Map<string, string>>();
  /** Sent with each request to the app. */
  headers: Record<string, string> = {};

  constructor(app: TestApp) {
    this.#app = app;
  }

  cookiesOf(place: string): Map<string, string> {
    const { origin } = new URL(place);
    const cookies = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, cookies);
    return cookies;
  }

  async visit(url: string, request: RequestInit = {}): Promise<Response> {
    const cookies = this.cookiesOf(url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...Object.fromEntries(new Headers(request.headers)), ...(cookie && { cookie }) };
    const response = await fetch(url, { ...request, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  ask(path: string, request: RequestInit = {}): Promise<Response> {
    return this.visit(this.#app.url + path, { ...request, headers: { ...this.headers, ...request.headers } });
  }

  /** Leaves for the provider by the link of the login screen. Answers where it leads. */
  async leave(): Promise<string> {
    return locationOf(await this.ask(pathOf(loginWithGoogle)));
  }

  /** Leaves for the provider by the button of the profile. */
  async leaveToConnect(session: string): Promise<string> {
    const headers = { authorization: `Bearer ${session}` };
    const response = await this.ask(pathOf(connectGoogle), { method: 'POST', headers });
    return wayOut.parse(await response.json()).url;
  }

  /** Signs in on the provider's page. Answers where it sends the browser back to. */
  async choose(page: string, choice: Choice): Promise<URL> {
    const choosing = new URL(locationOf(await this.visit(page)), page).href;
    const form = 'subject' in choice ? { subject: choice.subject } : choice;
    const chosen = await this.visit(choosing, { method: 'POST', body: new URLSearchParams(form) });
    return new URL(locationOf(await this.visit(new URL(locationOf(chosen), page).href)));
  }

  /** Comes back to the app. Answers the screen it leads to. */
  async comeBack(callback: URL | string): Promise<string> {
    const query = callback instanceof URL ? callback.search : callback;
    return locationOf(await this.ask(pathOf(googleCallback) + query));
  }

  /** All the way, from the login screen to the screen it ends at. */
  async signIn(choice: Choice): Promise<string> {
    return this.comeBack(await this.choose(await this.leave(), choice));
  }

  async exchange(ticket: string): Promise<{ status: number; session: string }> {
    const response = await this.ask(pathOf(exchangeToken), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: ticket }),
    });
    const answer = token.safeParse(await response.json());
    return { status: response.status, session: answer.data?.token ?? '' };
  }

  /** All the way into a session. */
  async signInWith(choice: Choice): Promise<string> {
    const { session } = await this.exchange(ticketIn(await this.signIn(choice)));
    return session;
  }
}

const locationOf = (response: Response): string =>
  response.headers.get('location') ?? `no redirect: ${response.status}`;

/** The token in the address of the login screen. */
export const ticketIn = (screen: string): string => /^\/login\?token=([\w-]{43})$/.exec(screen)?.[1] ?? '';

export const me = async ({ send }: TestApp, session: string) => (await send(getMe, { as: session })).answer;

export const countUsers = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('users').select('id').execute()).length;

let made = 0;

/** Somebody new with an account at the provider. */
export const newPerson = ({ google }: TestApp, told: Partial<Person> = {}): Person => {
  const id = `${process.pid}${++made}`;
  const person = { subject: id, name: 'Robin Park', email: `robin.${id}@gmail.example`, email_verified: true };
  return google.control.addPerson({ ...person, ...told });
};
