import { changePassword, disconnectGoogle, login } from '@pawsume/contract/auth';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#db/types';
import { deleteIdentities } from '#features/auth/google-queries';
import { deleteSessions } from '#features/auth/sessions/queries';
import { lockUser, updateUser } from '#features/users/queries';
import { freshDatabase } from '../harness/fresh-database.ts';
import { PASSWORD, signUp } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { newPerson, ticketIn, Visitor } from '../identity/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ DATABASE_URL: await freshDatabase() });
});

const idOf = async ({ username }: { username: string }): Promise<number> =>
  (await app.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

/** Those who want to lock a row: letters of the sign-up, which only refer to it, may wait there too. */
const waitingForALock = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%for update%'`.execute(app.db);
  return rows[0]?.n ?? 0;
};

/** Begins a call while the account is locked, ends all its sessions once the call waits for that, and then lets it go on. */
const overtaken = <T>(userId: number, call: () => Promise<T>, end: (tx: Db) => Promise<unknown>): Promise<T> =>
  app.db
    .transaction()
    .execute(async (tx) => {
      await lockUser(tx, userId);
      const calling = call();
      await expect.poll(waitingForALock).toBeGreaterThanOrEqual(1);
      await end(tx);
      return { calling };
    })
    .then(({ calling }) => calling);

const asAReset = (userId: number) => async (tx: Db) => {
  await updateUser(tx, userId, { password_hash: 'another one' });
  await deleteSessions(tx, userId);
};

const sessionsOf = async (userId: number): Promise<number> =>
  (await app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

describe('what waits while a password is reset', () => {
  test('opens no session with the old password', async () => {
    const account = await signUp(app);
    const id = await idOf(account);
    const body = { username: account.username, password: PASSWORD };
    expect(await overtaken(id, () => app.send(login, { body }), asAReset(id))).toMatchObject({ status: 401 });
    expect(await sessionsOf(id)).toBe(0);
  });

  test('opens no session with a login ticket', async () => {
    const person = newPerson(app);
    const visitor = new Visitor(app);
    const token = ticketIn(await visitor.signIn(person));
    const { user_id: id } = await app.db
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', person.subject)
      .executeTakeFirstOrThrow();
    expect(await overtaken(id, () => visitor.exchange(token), asAReset(id))).toMatchObject({ status: 401 });
    expect(await sessionsOf(id)).toBe(0);
  });

  test('gives no login ticket for a Google account that was cut meanwhile', async () => {
    const person = newPerson(app);
    await new Visitor(app).signInWith(person);
    const { user_id: id } = await app.db
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', person.subject)
      .executeTakeFirstOrThrow();
    const visitor = new Visitor(app);
    const callback = await visitor.choose(await visitor.leave(), person);
    const cut = async (tx: Db) => {
      await asAReset(id)(tx);
      await deleteIdentities(tx, id);
    };
    expect(await overtaken(id, () => visitor.comeBack(callback), cut)).toBe('/login?notice=google-failed');
  });

  test('connects no Google account', async () => {
    const account = await signUp(app);
    const id = await idOf(account);
    const visitor = new Visitor(app);
    const callback = await visitor.choose(await visitor.leaveToConnect(account.token), newPerson(app));
    expect(await overtaken(id, () => visitor.comeBack(callback), asAReset(id))).toBe('/profile?notice=google-failed');
    expect(await app.db.selectFrom('identities').select('subject').where('user_id', '=', id).execute()).toEqual([]);
  });

  test('disconnects no Google account', async () => {
    const account = await signUp(app);
    const id = await idOf(account);
    const visitor = new Visitor(app);
    await visitor.comeBack(await visitor.choose(await visitor.leaveToConnect(account.token), newPerson(app)));
    const disconnect = () => app.send(disconnectGoogle, { as: account.token, body: { current_password: PASSWORD } });
    expect(await overtaken(id, disconnect, asAReset(id))).toMatchObject({ status: 401 });
    expect(await app.db.selectFrom('identities').select('subject').where('user_id', '=', id).execute()).toHaveLength(1);
  });

  test('changes no password', async () => {
    const account = await signUp(app);
    const id = await idOf(account);
    const body = { current_password: PASSWORD, new_password: 'the password of a thief' };
    const change = () => app.send(changePassword, { as: account.token, body });
    expect(await overtaken(id, change, asAReset(id))).toMatchObject({ status: 401 });
    const { password_hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toBe('another one');
  });
});
