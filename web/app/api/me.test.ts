import { beforeEach, expect, test, vi } from 'vitest';
import { knownProfile, knownUsername, loadMe } from './me.ts';
import { clearToken, storeToken } from './session.ts';
import { confirmAccount, doubtAccount } from './whose-account.ts';

const me = (username: string) => ({
  name: 'Jo',
  email: 'jo@example.com',
  username,
  profession: '',
  address: '',
  phone: '',
  picture: null,
  is_profile_completed: false,
  download_credits: 0,
  subscription_status: 'Free',
});
const answerWith = (username: string) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(me(username)), { status: 200 }));

vi.stubGlobal('location', { origin: 'http://localhost' });
beforeEach(clearToken);

test('the account of a session is known once it was asked for', async () => {
  storeToken('a token of jo');
  expect([knownProfile(), knownUsername()]).toEqual([null, null]);
  answerWith('jo');
  await loadMe();
  expect(knownProfile()?.name).toBe('Jo');
  expect(knownUsername()).toBe('jo');
});

test('another page of the session knows it without asking', async () => {
  storeToken('a token of jo');
  answerWith('jo');
  await loadMe();
  vi.resetModules();
  const page = await import('./me.ts');
  expect(page.knownUsername()).toBe('jo');
  expect(page.knownProfile()).toEqual({ name: 'Jo', email: 'jo@example.com', profession: '', address: '', phone: '' });
});

test('another session is told nothing of it', async () => {
  storeToken('a token of jo');
  answerWith('jo');
  await loadMe();
  storeToken('another token of sam');
  expect([knownProfile(), knownUsername()]).toEqual([null, null]);
});

test('nothing of it is left on the device once it is over', async () => {
  storeToken('a token of jo');
  answerWith('jo');
  await loadMe();
  expect(localStorage.getItem('account')).toContain('jo');
  clearToken();
  expect(localStorage.getItem('account')).toBeNull();
});

test('an answer that comes after the session has changed is nobody’s', async () => {
  storeToken('a token of jo');
  vi.stubGlobal('fetch', async () => {
    storeToken('another token of sam');
    return new Response(JSON.stringify(me('jo')), { status: 200 });
  });
  await loadMe();
  expect([knownProfile(), knownUsername()]).toEqual([null, null]);
});

test('another account deletes what the one before left behind, once the person has called it theirs', async () => {
  storeToken('a token of jo');
  answerWith('jo');
  await loadMe();
  clearToken();
  localStorage.setItem('draft:of:jo:resume:1@a', '{}');
  storeToken('another token of sam');
  doubtAccount('another token of sam', { name: 'Sam', username: 'sam' });
  answerWith('sam');
  await loadMe();
  expect(localStorage.getItem('draft:of:jo:resume:1@a')).toBe('{}');
  confirmAccount();
  await loadMe();
  expect(localStorage.getItem('draft:of:jo:resume:1@a')).toBeNull();
  expect(knownUsername()).toBe('sam');
});
