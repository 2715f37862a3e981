import { login, register } from '@pawsume/contract/auth';
import { deleteAccount } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { findOrCreateAccount } from '#features/auth/find-or-create-account';
import { PASSWORD, signUp } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';
import { countUsers, me, newPerson, Visitor } from './visitor.ts';

const app = await sharedApp();

describe('signing in with Google', () => {
  test('opens an account without a password at the first time', async () => {
    const person = newPerson(app);
    const session = await new Visitor(app).signInWith(person);
    expect(await me(app, session)).toMatchObject({
      name: 'Robin Park',
      email: person.email,
      username: person.email.split('@')[0],
      has_password: false,
      google_connected: true,
      download_credits: 0,
    });
  });

  test('opens the same account each time, whatever the person is called by then', async () => {
    const person = newPerson(app);
    const first = await new Visitor(app).signInWith(person);
    const { username } = await me(app, first);
    const before = await countUsers(app);
    newPerson(app, { subject: person.subject, name: 'Somebody Else', email: 'moved@gmail.example' });
    const second = await new Visitor(app).signInWith(person);
    expect(second).not.toBe(first);
    expect(await me(app, second)).toMatchObject({ username, name: 'Robin Park', email: person.email });
    expect(await countUsers(app)).toBe(before);
  });

  test('opens one account for one person in two tabs at once', async () => {
    const person = newPerson(app);
    const visitor = new Visitor(app);
    const before = await countUsers(app);
    const first = await visitor.choose(await visitor.leave(), person);
    const second = await visitor.choose(await visitor.leave(), person);
    const screens = await Promise.all([visitor.comeBack(first), visitor.comeBack(second)]);
    for (const screen of screens) expect(screen).toMatch(/^\/login\?token=[\w-]{43}$/);
    expect(await countUsers(app)).toBe(before + 1);
  });

  test('opens the account that another tab has just made', async () => {
    const identity = {
      ...{ issuer: 'https://google.test', subject: 'two-tabs', name: 'Robin Park' },
      ...{ email: 'two-tabs@gmail.example', emailVerified: true },
    };
    const now = new Date();
    let other: number | null | undefined;
    // Behind the first answer of the database, the other tab is done.
    const db = app.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        other ??= await findOrCreateAccount({ db: app.db, now }, identity);
        return result;
      },
    });
    expect(await findOrCreateAccount({ db, now }, identity)).toBe(other);
    expect(other).toEqual(expect.any(Number));
  });

  test.each([
    [true, true],
    [false, false],
    ['true', false],
    [1, false],
    [undefined, false],
  ])('takes an address that Google calls verified by %j as confirmed: %j', async (email_verified, confirmed) => {
    const person = newPerson(app, { email_verified });
    const session = await new Visitor(app).signInWith(person);
    expect(await me(app, session)).toMatchObject({ email: person.email, email_confirmed: confirmed });
  });

  test('finds a username that is free', async () => {
    await signUp(app, 'Jo.Smith');
    const usernames = await Promise.all(
      [
        { name: 'Jo Smith', email: 'jo.smith@one.example' },
        { name: 'Jo Smith', email: 'jo.smith@two.example' },
        { name: 'Zoë Müller', email: "'!#@odd.example" },
        { name: '…', email: '"@odd.example' },
      ].map(async (told) => (await me(app, await new Visitor(app).signInWith({ ...told, verified: 'yes' }))).username),
    );
    expect(usernames[0]).toMatch(/^jo\.smith\d+$/);
    expect(usernames[1]).toMatch(/^jo\.smith\d+$/);
    expect(usernames[2]).toBe('Zoë.Müller');
    expect(usernames[3]).toMatch(/^pet\.owner\d*$/);
    expect(new Set(usernames).size).toBe(4);
  });

  test('leaves out of the account what cannot be stored', async () => {
    const person = newPerson(app, { name: 'Ro\0bin', email: 'no address' });
    const session = await new Visitor(app).signInWith(person);
    expect(await me(app, session)).toMatchObject({
      name: '',
      email: '',
      username: expect.stringMatching(/^pet\.owner\d*$/),
    });
  });

  test('gives no way in by a password', async () => {
    const { username } = await me(app, await new Visitor(app).signInWith(newPerson(app)));
    for (const password of [' '.repeat(8), 'null'.repeat(2), 'undefined']) {
      expect(await app.send(login, { body: { username, password } })).toMatchObject({ status: 401 });
    }
  });

  test('opens a new account once the old one is deleted', async () => {
    const person = newPerson(app);
    const old = await new Visitor(app).signInWith(person);
    const { username } = await me(app, old);
    await app.send(deleteAccount, { as: old, body: { confirm: true } });
    const rest = JSON.stringify(await app.db.selectFrom('identities').selectAll().execute());
    expect(rest).not.toContain(`"${person.subject}"`);
    const session = await new Visitor(app).signInWith(person);
    expect(await me(app, session)).toMatchObject({ username, google_connected: true });
  });

  test('is refused where the address belongs to an account, whatever its case', async () => {
    const email = 'Taken.Address@Gmail.example';
    const account = { username: 'taken', password: PASSWORD, name: 'Taken', email };
    await app.send(register, { body: account });
    const before = await countUsers(app);
    for (const typed of [email, email.toLowerCase(), email.toUpperCase()]) {
      for (const verified of [{ verified: 'yes' } as const, {}]) {
        const screen = await new Visitor(app).signIn({ name: 'Taken', email: typed, ...verified });
        expect(screen).toBe('/login?notice=google-email-taken');
      }
    }
    expect(await countUsers(app)).toBe(before);
  });

  test('ends on the login screen where the person cancels', async () => {
    const before = await countUsers(app);
    expect(await new Visitor(app).signIn({ cancel: 'yes' })).toBe('/login?notice=google-failed');
    expect(await countUsers(app)).toBe(before);
    expect(app.logged.join('\n')).toContain('"reason":"access_denied"');
  });
});
