import { exchangeToken } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { signUp } from '../harness/make.ts';
import { sharedAppWith } from '../harness/start-app.ts';
import { me, newPerson, ticketIn, Visitor } from './visitor.ts';

let ahead = 0;
const app = await sharedAppWith((context) => ({ ...context, clock: () => new Date(Date.now() + ahead) }));

const withTicket = async () => {
  const visitor = new Visitor(app);
  return { visitor, ticket: ticketIn(await visitor.signIn(newPerson(app))) };
};

describe('a login ticket', () => {
  test('becomes a session of another name, once', async () => {
    const { visitor, ticket } = await withTicket();
    const { status, session } = await visitor.exchange(ticket);
    expect(status).toBe(200);
    expect(session).not.toBe(ticket);
    expect(await me(app, session)).toMatchObject({ google_connected: true });
    expect(await visitor.exchange(ticket)).toEqual({ status: 401, session: '' });
  });

  test('is exchanged once by many requests at once', async () => {
    const { visitor, ticket } = await withTicket();
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.exchange(ticket)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is worth nothing in another browser, and still good in the right one', async () => {
    const { visitor, ticket } = await withTicket();
    const stranger = new Visitor(app);
    expect(await stranger.exchange(ticket)).toEqual({ status: 401, session: '' });
    await stranger.leave();
    expect(await stranger.exchange(ticket)).toEqual({ status: 401, session: '' });
    expect(await visitor.exchange(ticket)).toMatchObject({ status: 200 });
  });

  test('is worth nothing after a minute', async () => {
    const { visitor, ticket } = await withTicket();
    ahead = 60_000;
    expect(await visitor.exchange(ticket)).toEqual({ status: 401, session: '' });
    ahead = 0;
  });

  test('is no session itself, and is stored as a hash only', async () => {
    const { visitor, ticket } = await withTicket();
    expect(await app.send(getMe, { as: ticket })).toMatchObject({ status: 401 });
    const kept = JSON.stringify(await app.db.selectFrom('hand_overs').selectAll().execute());
    expect(kept).not.toContain(ticket);
    for (const mark of visitor.cookiesOf(app.url).values()) expect(kept).not.toContain(mark);
  });

  test('takes the mark of the browser with it', async () => {
    const { visitor, ticket } = await withTicket();
    expect(visitor.cookiesOf(app.url).size).toBe(1);
    await visitor.exchange(ticket);
    expect(visitor.cookiesOf(app.url).size).toBe(0);
  });

  test('dies with the account’s sessions', async () => {
    const { visitor, ticket } = await withTicket();
    const { user_id } = await app.db
      .selectFrom('hand_overs')
      .selectAll()
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow();
    const { deleteSessions } = await import('#features/auth/sessions/queries');
    await deleteSessions(app.db, user_id);
    expect(await visitor.exchange(ticket)).toEqual({ status: 401, session: '' });
  });

  test('is told from anything else by one sentence', async () => {
    const { token } = await signUp(app);
    for (const given of ['any', token, 'x'.repeat(256)]) {
      const reply = await app.send(exchangeToken, { body: { token: given } });
      expect(reply).toMatchObject({ status: 401, code: 'wrong_credentials', error: messages.auth.loginTicketInvalid });
    }
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 200 });
  });
});
