import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { saveStep1, saveStep2 } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { deleteResume, downloadResume, getResume, restoreResume } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { startAppWithClock } from '../accounts/clock.ts';
import { ledgerOf, ownerWith } from '../harness/credits.ts';
import { balanceOf, PROFILE } from '../harness/make.ts';

const DAY_MINUTES = 24 * 60;
const biscuit = petByKey('biscuit').answers;

const app = await startAppWithClock();

/** Somebody with ten credits who has downloaded a page once, and what they can do next. */
const whoDownloaded = async () => {
  const { token, username, petId, resume } = await ownerWith(app, 10);
  const pet = { as: token, params: { pet_id: petId } };
  const click = { ...resume, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
  expect(await app.send(downloadResume, click)).toMatchObject({ status: 200 });
  return { token, username, resume, pet, click };
};
type Buyer = Awaited<ReturnType<typeof whoDownloaded>>;

const editText = async ({ resume }: Buyer, text: string) => {
  const { answer } = await app.send(getProse, resume);
  const body = { ...answer, one_liner_description: text, version: undefined };
  expect(await app.send(saveProse, { ...resume, body })).toMatchObject({ status: 200 });
};
const { picture: _none, ...basics } = biscuit.step1;

describe('the key of a download', () => {
  test.each<[string, (buyer: Buyer) => Promise<unknown>]>([
    ['its text', (buyer) => editText(buyer, 'A whole new sentence.')],
    ['a printed answer', ({ pet }) => app.send(saveStep2, { ...pet, body: { ...biscuit.step2, personality: [] } })],
    ['the photo', async ({ pet }) => app.send(saveStep1, { ...pet, body: basics, file: await petPhoto('cat') })],
    ['the owner', ({ token }) => app.send(updateMe, { as: token, body: { ...PROFILE, phone: '+1 902 555 0199' } })],
  ])('is good for that version of the page: not once %s was changed', async (_what, change) => {
    const buyer = await whoDownloaded();
    await change(buyer);
    expect(await app.send(downloadResume, buyer.click)).toMatchObject({
      status: 409,
      code: 'key_reused',
      error: messages.download.changedSince,
    });
    expect(await balanceOf(app, buyer.token)).toBe(9);
    // A key of its own buys the new version.
    expect(await app.send(downloadResume, buyer.resume)).toMatchObject({ status: 200 });
    expect(await balanceOf(app, buyer.token)).toBe(8);
  });

  test('is good again for a page that was changed back', async () => {
    const buyer = await whoDownloaded();
    const { answer } = await app.send(getProse, buyer.resume);
    await editText(buyer, 'For a moment.');
    await editText(buyer, answer.one_liner_description);
    expect(await app.send(downloadResume, buyer.click)).toMatchObject({ status: 200 });
    expect(await balanceOf(app, buyer.token)).toBe(9);
  });

  test('is good for a page whose answers were only saved again, on another day', async () => {
    const buyer = await whoDownloaded();
    app.wait({ minutes: DAY_MINUTES - 5 });
    expect(await app.send(saveStep2, { ...buyer.pet, body: biscuit.step2 })).toMatchObject({ status: 200 });
    expect(await app.send(downloadResume, buyer.click)).toMatchObject({ status: 200 });
    expect(await balanceOf(app, buyer.token)).toBe(9);
  });

  test('is good for 24 hours, and never charged again afterwards, swept or not', async () => {
    const buyer = await whoDownloaded();
    app.wait({ minutes: DAY_MINUTES + 1 });
    const tooLate = { status: 409, code: 'key_reused', error: messages.download.keyTooOld };
    expect(await app.send(downloadResume, buyer.click)).toMatchObject(tooLate);
    await cleanUp(app.context);
    expect(await app.send(downloadResume, buyer.click)).toMatchObject(tooLate);
    expect((await ledgerOf(app, buyer.username)).map(({ delta }) => delta)).toEqual([...Array(10).fill(1), -1]);
  });

  test('is swept after 24 hours, and not before', async () => {
    const { username } = await whoDownloaded();
    const keys = () =>
      app.db
        .selectFrom('download_keys')
        .innerJoin('users', 'users.id', 'download_keys.user_id')
        .select('op_key')
        .where('username', '=', username)
        .execute();
    await cleanUp(app.context);
    expect(await keys()).toHaveLength(1);
    app.wait({ minutes: DAY_MINUTES + 1 });
    await cleanUp(app.context);
    expect(await keys()).toEqual([]);
  });

  test('outlives a deletion that was undone', async () => {
    const buyer = await whoDownloaded();
    await app.send(deleteResume, buyer.resume);
    await app.send(restoreResume, buyer.resume);
    expect(await app.send(downloadResume, buyer.click)).toMatchObject({ status: 200 });
    expect(await balanceOf(app, buyer.token)).toBe(9);
  });

  test('is charged once when retries and an edit meet', async () => {
    const buyer = await whoDownloaded();
    const click = { ...buyer.resume, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const send = () => app.send(downloadResume, click);
    const replies = await Promise.all([send(), send(), editText(buyer, 'Meanwhile.'), send(), send()]);
    const statuses = replies.flatMap((reply) => (reply ? [reply.status] : []));
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(statuses).toContain(200);
    expect(await balanceOf(app, buyer.token)).toBe(8);
  });
});

describe('what a résumé says of its last download', () => {
  const downloadedAt = async ({ resume }: Buyer) => (await app.send(getResume, resume)).answer.downloaded_at;

  test('is when its page was downloaded as it is now', async () => {
    const buyer = await whoDownloaded();
    const { answer } = await app.send(getProse, buyer.resume);
    expect(await downloadedAt(buyer)).toEqual(expect.any(String));
    await editText(buyer, 'Something else.');
    expect(await downloadedAt(buyer)).toBeNull();
    await editText(buyer, answer.one_liner_description);
    expect(await downloadedAt(buyer)).toEqual(expect.any(String));
  });

  test('is nothing before the first one', async () => {
    const { resume } = await ownerWith(app);
    expect((await app.send(getResume, resume)).answer.downloaded_at).toBeNull();
  });
});
