import { createServer, type ServerResponse } from 'node:http';
import { logout } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { downloadResume } from '@pawsume/contract/resumes';
import { getMe } from '@pawsume/contract/users';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { acceptArrival, acceptToken, hasArrival, refuseArrival } from './arrival.ts';
import { ARRIVAL_KEY } from './boot-script.ts';
import { send } from './client.ts';
import { readOrigin } from './read-origin.ts';
import { clearToken, readToken, storeToken } from './session.ts';
import { rememberSignInStarted } from './sign-in-started.ts';
import { answerDoubt, confirmAccount } from './whose-account.ts';

const userNamed = (username: string) => ({
  ...{ name: '', email: '', username, profession: '', address: '', phone: '', picture: null },
  ...{ is_profile_completed: false, download_credits: 0, subscription_status: 'free' },
  ...{ email_confirmed: false, has_password: true, google_connected: false },
});

// A real server that knows who each session belongs to, and which session each login ticket stands for.
let sessions: Record<string, string>;
let tickets: Record<string, string>;
let failing: number | null;
let exchanges: number;
let ended: string[];

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const server = createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString();
  if (failing) return answer(response, failing, {});
  if (request.url === '/api/auth/exchange') {
    exchanges += 1;
    const { token } = JSON.parse(body);
    const session = tickets[token];
    delete tickets[token];
    return session ? answer(response, 200, { token: session }) : answer(response, 401, { msg: 'no' });
  }
  const session = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (request.url === '/api/auth/logout' && session) {
    ended.push(session);
    return answer(response, 200, { msg: 'out' });
  }
  const username = sessions[session];
  return username ? answer(response, 200, userNamed(username)) : answer(response, 401, { msg: 'no' });
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  vi.stubGlobal('location', { origin: readOrigin(server) });
  sessions = { 'session-of-ada': 'ada', 'session-of-bob': 'bob', 'new-session-of-ada': 'ada' };
  tickets = { 'to-bob': 'session-of-bob', 'to-ada': 'new-session-of-ada' };
  failing = null;
  exchanges = 0;
  ended = [];
});

afterEach(() => {
  sessionStorage.clear();
  clearToken();
  confirmAccount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const arrive = (token: string) => sessionStorage.setItem(ARRIVAL_KEY, token);
const loggedIn = (next: string | null = null) => ({ kind: 'logged-in', next });

test('a login ticket is swapped for its session', async () => {
  arrive('to-bob');
  expect(await acceptToken()).toEqual(loggedIn());
  expect({ token: readToken(), waiting: hasArrival() }).toEqual({ token: 'session-of-bob', waiting: false });
});

test('a value that is no login ticket is stored as given', async () => {
  arrive('session-of-ada');
  expect(await acceptToken()).toEqual(loggedIn());
  expect(readToken()).toBe('session-of-ada');
});

test.each([429, 500, 503])('while the exchange answers %i the value is kept for another try', async (status) => {
  failing = status;
  arrive('to-bob');
  expect(await acceptToken()).toEqual({ kind: 'unsettled', message: messages.common.unavailable });
  expect({ token: readToken(), waiting: hasArrival() }).toEqual({ token: null, waiting: true });
  failing = null;
  expect(await acceptToken()).toEqual(loggedIn());
  expect(readToken()).toBe('session-of-bob');
});

test('without a connection nothing is stored', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:1' });
  arrive('to-bob');
  expect(await acceptToken()).toEqual({ kind: 'unsettled', message: messages.common.noConnection });
  expect(readToken()).toBeNull();
});

test.each([
  ['to-bob', 'session-of-bob'],
  ['session-of-bob', 'session-of-bob'],
])('%s does not replace the live session of somebody else without a question', async (arriving, session) => {
  storeToken('session-of-ada');
  arrive(arriving);
  const question = { kind: 'ask', mine: 'ada', theirs: 'bob' };
  expect(await acceptToken()).toEqual(question);
  expect(readToken()).toBe('session-of-ada');
  // A reload asks again, although a login ticket is used up.
  expect(await acceptToken()).toEqual(question);
  acceptArrival();
  expect(readToken()).toBe(session);
});

test('whoever refuses stays logged in, and is not asked again', async () => {
  storeToken('session-of-ada');
  arrive('to-bob');
  await acceptToken();
  refuseArrival();
  expect(await acceptToken()).toEqual({ kind: 'none' });
  expect(readToken()).toBe('session-of-ada');
});

test('a new session of the same person, or one over a session that ended, needs no question', async () => {
  storeToken('session-of-ada');
  arrive('to-ada');
  expect(await acceptToken()).toEqual(loggedIn());
  expect(readToken()).toBe('new-session-of-ada');
  storeToken('ended');
  arrive('to-bob');
  expect(await acceptToken()).toEqual(loggedIn());
  expect(readToken()).toBe('session-of-bob');
});

test('a dead value does not end a live session', async () => {
  storeToken('session-of-ada');
  arrive('nobody-knows-this');
  expect(await acceptToken()).toEqual(loggedIn());
  expect({ token: readToken(), waiting: hasArrival() }).toEqual({ token: 'session-of-ada', waiting: false });
});

test('a sign-in that this tab started needs no question and leads on', async () => {
  storeToken('session-of-ada');
  rememberSignInStarted('/form2?pet_id=3');
  arrive('to-bob');
  expect(await acceptToken()).toEqual(loggedIn('/form2?pet_id=3'));
  expect(readToken()).toBe('session-of-bob');
  arrive('session-of-ada');
  expect(await acceptToken()).toMatchObject({ kind: 'ask' });
});

test('a sign-in that was given up vouches for no later link', async () => {
  storeToken('session-of-ada');
  rememberSignInStarted('/profile');
  expect(await acceptToken()).toEqual({ kind: 'none' });
  arrive('session-of-bob');
  expect(await acceptToken()).toMatchObject({ kind: 'ask' });

  rememberSignInStarted('/profile');
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
  expect(await acceptToken()).toMatchObject({ kind: 'ask' });
});

test('where nothing arrived nothing is asked of the server', async () => {
  expect(await acceptToken()).toEqual({ kind: 'none' });
  expect(exchanges).toBe(0);
});

const doubted = () => localStorage.getItem('unconfirmed-account');

test('a session that this browser did not ask for leaves whose account it is in doubt, and names it', async () => {
  arrive('session-of-ada');
  await acceptToken();
  expect(JSON.parse(doubted() ?? '{}')).toMatchObject({ username: 'ada' });
});

test('a sign-in that was begun here does not vouch for a session that arrived in another way', async () => {
  rememberSignInStarted('/profile');
  arrive('session-of-bob');
  await acceptToken();
  expect(JSON.parse(doubted() ?? '{}')).toMatchObject({ username: 'bob' });
});

test('a login ticket, which is of this browser alone, leaves no doubt, also where it takes two tries', async () => {
  arrive('to-bob');
  await acceptToken();
  expect(doubted()).toBeNull();
  storeToken('session-of-ada');
  tickets = { 'to-bob-again': 'session-of-bob' };
  arrive('to-bob-again');
  await acceptToken();
  clearToken();
  await acceptToken();
  expect({ token: readToken(), doubted: doubted() }).toEqual({ token: 'session-of-bob', doubted: null });
});

test('whoever was asked and changed the account has answered whose it is', async () => {
  storeToken('session-of-ada');
  arrive('session-of-bob');
  await acceptToken();
  acceptArrival();
  expect(doubted()).toBeNull();
});

test.each(['to-bob', 'session-of-bob'])(
  'after an arrival by %s a logout ends the session it is said in',
  async (arriving) => {
    arrive(arriving);
    await acceptToken();
    const leaving = send(logout);
    clearToken();
    await leaving;
    expect(ended).toEqual(['session-of-bob']);
  },
);

test('while whose account it is stands in doubt, what saves or buys waits for an answer', async () => {
  arrive('session-of-ada');
  await acceptToken();
  const refused = { code: 'account_unconfirmed', reason: messages.account.confirmFirst };
  await expect(send(buyCreditsByCard, { body: { quantity: 1 } })).rejects.toMatchObject(refused);
  expect(await send(getMe)).toMatchObject({ username: 'ada' });
  const asked: string[] = [];
  let isMine = false;
  const stop = answerDoubt(async ({ username }) => {
    asked.push(username);
    if (isMine) confirmAccount();
    return isMine;
  });
  await expect(send(downloadResume, { params: { id: 1 } })).rejects.toMatchObject(refused);
  isMine = true;
  const both = [1, 10].map((quantity) => send(buyCreditsByCard, { body: { quantity: quantity === 1 ? 1 : 10 } }));
  for (const outcome of await Promise.allSettled(both)) expect(outcome).not.toMatchObject({ reason: refused });
  expect(asked).toEqual(['ada', 'ada']);
  expect(doubted()).toBeNull();
  stop();
});
