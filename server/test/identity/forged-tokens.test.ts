import { ALL_FORGERIES } from '@pawsume/standins/google/forgeries';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sharedApp, type TestApp } from '../harness/start-app.ts';
import { countUsers, newPerson, Visitor } from './visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterEach(() => app.google.control.reset());

describe('an ID token', () => {
  test.each(ALL_FORGERIES)('that is wrong by %s opens nothing', async (forgery) => {
    const person = newPerson(app);
    const before = await countUsers(app);
    app.google.control.forge(forgery);
    const visitor = new Visitor(app);
    expect(await visitor.signIn(person)).toBe('/login?notice=google-failed');
    expect(await countUsers(app)).toBe(before);
    expect(app.logged.at(-1)).toContain('signing in with Google failed');
    expect(app.logged.at(-1)).not.toContain(person.email);
    // It is the token alone that was wrong.
    app.google.control.reset();
    expect(await visitor.signIn(person)).toMatch(/^\/login\?token=/);
  });

  test.each(ALL_FORGERIES)('that is wrong by %s does not open an account that is there', async (forgery) => {
    const person = newPerson(app);
    await new Visitor(app).signInWith(person);
    app.google.control.forge(forgery);
    expect(await new Visitor(app).signIn(person)).toBe('/login?notice=google-failed');
  });
});
