import { logout } from '@pawsume/contract/auth';
import { getPrices } from '@pawsume/contract/payments';
import { addProof } from '@pawsume/contract/proofs';
import { generateResume, previewResume } from '@pawsume/contract/resumes';
import { deleteAccount, getMe } from '@pawsume/contract/users';
import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './client.ts';
import { sendForEvents } from './send-for-events.ts';
import { sendForPicture } from './send-for-picture.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { clearToken, readToken, storeToken, TOKEN_KEY } from './session.ts';
import { storeAccount } from './stored-account.ts';
import { tabSession } from './tab-session.ts';

const MINE = 'token-of-jo-11111111';
const MINE_AGAIN = 'token-of-jo-22222222';
const THEIRS = 'token-of-sam-33333333';
const profile = { name: '', email: '', profession: '', address: '', phone: '' };

/** Stores a session as another tab does, without notifying this page. */
const storeElsewhere = (token: string, username: string): void => {
  localStorage.setItem(TOKEN_KEY, token);
  storeAccount(token.slice(-8), { username, ...profile });
};

const sent: (string | null)[] = [];

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('fetch', async (_url: URL, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get('authorization'));
    return new Response('{"msg":"done"}');
  });
  clearToken();
  localStorage.clear();
  storeToken(MINE);
  storeAccount(MINE.slice(-8), { username: 'jo', ...profile });
  await send(logout);
  sent.length = 0;
});

test('refuses every kind of call after another account has logged in', async () => {
  storeElsewhere(THEIRS, 'sam');
  const refused = { code: 'account_changed' };
  await expect(send(deleteAccount, { body: { confirm: true } })).rejects.toMatchObject(refused);
  await expect(send(getMe)).rejects.toMatchObject(refused);
  await expect(sendForEvents(generateResume, { params: { pet_id: 1 } }, () => undefined)).rejects.toMatchObject(
    refused,
  );
  await expect(sendForPicture(previewResume, { params: { id: 1 } })).rejects.toMatchObject(refused);
  const file = new File(['x'], 'proof.pdf');
  const proof = sendWithProgress(addProof, { params: { id: 1 }, body: { kind: 'Other' }, file }, () => undefined);
  await expect(proof).rejects.toMatchObject(refused);
  expect(sent).toEqual([]);
});

test('sends calls that need no login after another account has logged in', async () => {
  storeElsewhere(THEIRS, 'sam');
  await send(getPrices).catch(() => undefined);
  expect(sent).toHaveLength(1);
});

test('refuses a call after a logout in another tab', async () => {
  localStorage.removeItem(TOKEN_KEY);
  await expect(send(deleteAccount, { body: { confirm: true } })).rejects.toMatchObject({ status: 401 });
  expect(sent).toEqual([]);
});

test('adopts a new session of the same account', async () => {
  storeElsewhere(MINE_AGAIN, 'jo');
  await send(logout);
  expect(sent).toEqual([`Bearer ${MINE_AGAIN}`]);
});

test('does not adopt a session whose account is not known yet', () => {
  localStorage.setItem(TOKEN_KEY, THEIRS);
  expect(tabSession()).toBe('other');
});

test('ends only the session of its own page', () => {
  storeElsewhere(THEIRS, 'sam');
  clearToken();
  expect(readToken()).toBe(THEIRS);
});
