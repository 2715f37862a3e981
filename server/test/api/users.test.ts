import { messages } from '@pawsume/contract/messages';
import { deleteAccount, getMe, MAX_AVATAR_BYTES, updateMe, updateMyPicture } from '@pawsume/contract/users';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, test } from 'vitest';
import { makeOwner, makeResume, PROFILE, signUp } from '../harness/make.ts';
import { filesIn, sharedApp } from '../harness/start-app.ts';

const app = await sharedApp();

const me = async (token: string) => (await app.send(getMe, { as: token })).answer;

describe('the profile', () => {
  test('is complete once name, email, profession, address and phone are filled', async () => {
    const { token } = await signUp(app);
    for (const missing of ['profession', 'address', 'phone'] as const) {
      await app.send(updateMe, { as: token, body: { ...PROFILE, [missing]: '' } });
      expect(await me(token)).toMatchObject({ is_profile_completed: false });
    }
    expect(await app.send(updateMe, { as: token, body: PROFILE })).toMatchObject({ status: 200 });
    expect(await me(token)).toMatchObject({ ...PROFILE, is_profile_completed: true });
  });

  test('keeps a place that is not sent, and drops it with another address', async () => {
    const { token } = await signUp(app);
    const place = { city: 'Truro', state: 'NS', country: 'Canada' };
    await app.send(updateMe, { as: token, body: { ...PROFILE, ...place } });
    await app.send(updateMe, { as: token, body: { ...PROFILE, profession: 'Carpenter' } });
    expect(await me(token)).toMatchObject(place);
    await app.send(updateMe, { as: token, body: { ...PROFILE, address: '9 New Road' } });
    expect(await me(token)).toMatchObject({ city: '', state: '', country: '' });
  });

  test('keeps accents, emoji and other scripts as typed', async () => {
    const { token } = await signUp(app);
    const body = { ...PROFILE, name: 'Zoë Müller 🐾', address: '雪球路 5, Québec' };
    await app.send(updateMe, { as: token, body });
    expect(await me(token)).toMatchObject({ name: 'Zoë Müller 🐾', address: '雪球路 5, Québec' });
  });

  test.each([
    ['no name', { ...PROFILE, name: '' }, messages.auth.fillAll],
    ['a bad email', { ...PROFILE, email: 'nope' }, messages.auth.badEmail],
    ['a name of a thousand characters', { ...PROFILE, name: 'x'.repeat(1000) }, messages.common.tooLong(80)],
    ['a phone that is a list', { ...PROFILE, phone: ['1'] }, messages.common.invalidInput],
  ])('refuses %s and changes nothing', async (_what, body, sentence) => {
    const { token } = await makeOwner(app);
    const reply = await app.send(updateMe, { as: token, bad: body });
    expect(reply).toMatchObject({ status: 400, error: sentence });
    expect(await me(token)).toMatchObject(PROFILE);
  });

  test('ignores fields that are not the owner’s to set', async () => {
    const { token, username } = await makeOwner(app);
    const more = {
      download_credits: 99,
      role: 'admin',
      id: 1,
      subscription_status: 'gold',
      is_profile_completed: false,
    };
    await app.send(updateMe, { as: token, bad: { ...PROFILE, ...more } });
    const row = await app.db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ download_credits: 0, role: 'user', subscription_status: 'free' });
  });
});

describe('the profile picture', () => {
  test('is stored, served for ever, and takes the place of the one before', async () => {
    const { token } = await makeOwner(app);
    const file = await petPhoto('dog');
    const first = (await app.send(updateMyPicture, { as: token, file })).answer.picture;
    const served = await fetch(app.url + first);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(served.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const second = (await app.send(updateMyPicture, { as: token, file })).answer.picture;
    expect((await me(token)).picture).toBe(second);
    expect((await fetch(app.url + first)).status).toBe(404);
  });

  test('is refused above 2 MB with the sentence of the screen, and leaves no file', async () => {
    const { token } = await makeOwner(app);
    const before = await filesIn(app, 'pictures');
    const file = Buffer.alloc(MAX_AVATAR_BYTES + 1, 1);
    const reply = await app.send(updateMyPicture, { as: token, file });
    expect(reply).toMatchObject({ status: 413, error: messages.profile.croppedTooLarge });
    expect(await app.send(updateMyPicture, { as: token })).toMatchObject({
      status: 400,
      error: messages.profile.pictureMissing,
    });
    expect(await filesIn(app, 'pictures')).toEqual(before);
  });
});

describe('deleting the account', () => {
  test('wants the box ticked', async () => {
    const { token } = await signUp(app);
    for (const body of [{ confirm: false }, { confirm: 'true' }, {}]) {
      const reply = await app.send(deleteAccount, { as: token, bad: body });
      expect(reply).toMatchObject({ status: 400, error: messages.account.checkTheBox });
    }
  });

  test('removes pets, résumés, pictures and sessions, and frees the username', async () => {
    const { token, username } = await makeOwner(app);
    await makeResume(app, token);
    const before = await filesIn(app, 'pictures');
    expect(await app.send(deleteAccount, { as: token, body: { confirm: true } })).toMatchObject({ status: 200 });
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401 });
    expect((await filesIn(app, 'pictures')).length).toBe(before.length - 2);
    const rest = JSON.stringify(await app.db.selectFrom('users').selectAll().execute());
    expect(rest).not.toContain(username);
    await signUp(app, username);
  });
});
