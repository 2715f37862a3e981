import { googleCallback, loginWithGoogle } from '@pawsume/contract/auth';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../harness/send.ts';
import { sharedAppWith, startApp } from '../harness/start-app.ts';
import { countUsers, newPerson, ticketIn, Visitor } from './visitor.ts';

const FAILED = '/login?notice=google-failed';
const MINUTE_MS = 60_000;

let ahead = 0;
const app = await sharedAppWith((context) => ({
  ...context,
  thisMachineAlone: false,
  clock: () => new Date(Date.now() + ahead),
}));

/** A browser that is about to come back from the provider. */
const aboutToReturn = async () => {
  const visitor = new Visitor(app);
  const callback = await visitor.choose(await visitor.leave(), newPerson(app));
  return { visitor, callback };
};

const openedNothing = async (work: () => Promise<void>) => {
  const before = await countUsers(app);
  await work();
  expect(await countUsers(app)).toBe(before);
};

describe('the way to Google', () => {
  test('asks for no more than who it is, with a state, nonce and challenge of its own each time', async () => {
    const one = new URL(await new Visitor(app).leave()).searchParams;
    const other = new URL(await new Visitor(app).leave()).searchParams;
    expect(Object.fromEntries(one)).toMatchObject({
      scope: 'openid email profile',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:3000/api/auth/google/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.get(name)).not.toBe(other.get(name));
    }
  });

  test('leads back to the address of the settings, whatever host the request names', async () => {
    const visitor = new Visitor(app);
    visitor.headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
      origin: 'https://evil.example',
    };
    const page = new URL(await visitor.leave());
    expect(page.searchParams.get('redirect_uri')).toBe('http://127.0.0.1:3000/api/auth/google/callback');
    const spoofed = await visitor.comeBack(await visitor.choose(page.href, newPerson(app)));
    expect(spoofed).toMatch(/^\/login\?token=/);
  });

  test('keeps nothing that a script or another site could use, and no secret as it is', async () => {
    const visitor = new Visitor(app);
    const response = await visitor.ask(pathOf(loginWithGoogle));
    const [cookie = '', ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^sign-in=[\w-]{43}; /);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=660']) expect(cookie).toContain(attribute);
    const page = new URL(response.headers.get('location') ?? '');
    const kept = JSON.stringify(await app.db.selectFrom('sign_ins').selectAll().execute());
    expect(kept).not.toContain(page.searchParams.get('state'));
    expect(kept).not.toContain(cookie.slice('sign-in='.length, 'sign-in='.length + 43));
  });
});

test('where browsers come by https, only this very host could have set the mark of the browser', async () => {
  const safe = await startApp({ PUBLIC_URL: 'https://pawsume.example' });
  const visitor = new Visitor(safe);
  const response = await visitor.ask(pathOf(loginWithGoogle));
  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-sign-in=[\w-]{43}; /);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
  expect(cookie).not.toContain('Domain');
  const page = new URL(response.headers.get('location') ?? '');
  expect(page.searchParams.get('redirect_uri')).toBe('https://pawsume.example/api/auth/google/callback');
  const callback = await visitor.choose(page.href, newPerson(safe));
  const planted = new Visitor(safe);
  const mark = [...visitor.cookiesOf(safe.url).values()][0] ?? '';
  planted.cookiesOf(safe.url).set('sign-in', mark);
  expect(await planted.comeBack(callback)).toBe(FAILED);
  expect(ticketIn(await visitor.comeBack(callback))).not.toBe('');
});

describe('coming back from Google', () => {
  test('leads to the app once', async () => {
    const { visitor, callback } = await aboutToReturn();
    expect(ticketIn(await visitor.comeBack(callback))).not.toBe('');
    await openedNothing(async () => expect(await visitor.comeBack(callback)).toBe(FAILED));
  });

  test('is refused to another browser, and not spoiled by that for the right one', async () => {
    const { visitor, callback } = await aboutToReturn();
    const stranger = new Visitor(app);
    await openedNothing(async () => {
      expect(await stranger.comeBack(callback)).toBe(FAILED);
      await stranger.leave();
      expect(await stranger.comeBack(callback)).toBe(FAILED);
    });
    expect(ticketIn(await visitor.comeBack(callback))).not.toBe('');
  });

  test('is refused after ten minutes', async () => {
    const { visitor, callback } = await aboutToReturn();
    ahead = 10 * MINUTE_MS;
    await openedNothing(async () => expect(await visitor.comeBack(callback)).toBe(FAILED));
    ahead = 0;
  });

  test.each([
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['an empty state', (query: URLSearchParams) => query.set('state', '')],
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['two states', (query: URLSearchParams) => query.append('state', 'x'.repeat(43))],
    ['no code', (query: URLSearchParams) => query.delete('code')],
    ['another code', (query: URLSearchParams) => query.set('code', 'x'.repeat(43))],
    ['two codes', (query: URLSearchParams) => query.append('code', 'x'.repeat(43))],
    ['another issuer', (query: URLSearchParams) => query.set('iss', 'https://accounts.example.com')],
    ['an error', (query: URLSearchParams) => query.set('error', 'server_error')],
  ])('is refused with %s', async (_what, change) => {
    const { visitor, callback } = await aboutToReturn();
    change(callback.searchParams);
    await openedNothing(async () => expect(await visitor.comeBack(callback)).toBe(FAILED));
  });

  test('is refused with nothing at all, and with what is no query', async () => {
    for (const query of ['', '?', '?state', '?state[]=a&__proto__=1&code=b', `?state=${'x'.repeat(8000)}`]) {
      await openedNothing(async () => expect(await new Visitor(app).comeBack(query)).toBe(FAILED));
    }
  });

  test('is refused as a bad request with what no text can hold', async () => {
    await openedNothing(async () =>
      expect(await new Visitor(app).comeBack('?state=a&code=%00')).toBe('no redirect: 400'),
    );
  });

  test('is refused with the code of somebody else’s sign-in', async () => {
    const { visitor, callback } = await aboutToReturn();
    const thief = await aboutToReturn();
    callback.searchParams.set('code', thief.callback.searchParams.get('code') ?? '');
    await openedNothing(async () => expect(await visitor.comeBack(callback)).toBe(FAILED));
    expect(app.logged.at(-1)).toContain('"reason":"invalid_grant"');
  });

  test('is neither kept by caches nor told to other sites, however it ends', async () => {
    const { visitor, callback } = await aboutToReturn();
    for (const query of [callback.search, '?state=x']) {
      const { headers } = await visitor.ask(pathOf(googleCallback) + query);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    for (const screen of ['/login?token=x', '/profile?token=x']) {
      const { headers } = await visitor.ask(screen);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('leaves nothing of it in the log', async () => {
    const { visitor, callback } = await aboutToReturn();
    const ticket = ticketIn(await visitor.comeBack(callback));
    await visitor.comeBack(callback);
    const secrets = [...callback.searchParams.values(), ticket, ...visitor.cookiesOf(app.url).values()];
    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const secret of secrets) expect(app.logged.join('\n')).not.toContain(secret);
  });
});
