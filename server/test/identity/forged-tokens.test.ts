import { ALL_FORGERIES } from '@pawsume/standins/google/forgeries';
import { afterEach, expect, test } from 'vitest';
import { sharedApp } from '../harness/start-app.ts';
import { countUsers, newPerson, Visitor } from './visitor.ts';

const app = await sharedApp();
afterEach(() => app.google.control.reset());

test.each(ALL_FORGERIES)('an ID token that is wrong by %s opens nothing, new or there already', async (forgery) => {
  const [person, known] = [newPerson(app), newPerson(app)];
  await new Visitor(app).signInWith(known);
  const before = await countUsers(app);
  app.google.control.forge(forgery);
  const visitor = new Visitor(app);
  expect(await new Visitor(app).signIn(known)).toBe('/login?notice=google-failed');
  expect(await visitor.signIn(person)).toBe('/login?notice=google-failed');
  expect(await countUsers(app)).toBe(before);
  expect(app.logged.at(-1)).toContain('google: sign-in failed');
  expect(app.logged.at(-1)).not.toContain(person.email);
  // It is the token alone that was wrong.
  app.google.control.reset();
  expect(await visitor.signIn(person)).toMatch(/^\/login\?token=/);
});
