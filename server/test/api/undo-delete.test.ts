import { listAllResumes } from '@pawsume/contract/admin';
import { adminLogin } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { payResumeByCard, payResumeByPaypal } from '@pawsume/contract/payments';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import {
  deleteResume,
  downloadResume,
  getResume,
  listMyResumes,
  listResumes,
  previewResume,
  restoreResume,
  UNDO_S,
} from '@pawsume/contract/resumes';
import { exportData } from '@pawsume/contract/users';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { makeAdmin } from '#features/auth/make-admin';
import { startAppWithClock } from '../accounts/clock.ts';
import { violationsOf } from '../harness/invariants.ts';
import { balanceOf, makeOwner, makeResume, newestPaymentOf, payOnPage, sessionIn } from '../harness/make.ts';

let owner: { token: string; username: string };
let resume: { as: string; params: { id: number } };
const app = await startAppWithClock();
beforeEach(async () => {
  owner = await makeOwner(app);
  const { resumeId } = await makeResume(app, owner.token);
  resume = { as: owner.token, params: { id: resumeId } };
});

const remove = () => app.send(deleteResume, resume);
const restore = () => app.send(restoreResume, resume);
const row = () => app.db.selectFrom('resumes').selectAll().where('id', '=', resume.params.id).executeTakeFirst();
const checkout = async () =>
  (await app.send(payResumeByCard, { as: owner.token, params: { resume_id: resume.params.id } })).answer.url;
const isPaid = async () => (await app.send(getResume, resume)).answer.is_paid;

describe('a résumé deleted a moment ago', () => {
  test('is gone for everybody who reads', async () => {
    await remove();
    for (const call of [getResume, previewResume, downloadResume, getProse, deleteResume]) {
      expect(await app.send(call, resume)).toMatchObject({ status: 404 });
    }
    const prose = { one_liner_description: 'x', rewritten_pet_description: 'y', rewritten_owner_description: '' };
    expect(await app.send(saveProse, { ...resume, body: prose })).toMatchObject({ status: 404 });
    for (const call of [payResumeByCard, payResumeByPaypal]) {
      const pay = { as: owner.token, params: { resume_id: resume.params.id } };
      expect(await app.send(call, pay)).toMatchObject({ status: 404 });
    }
    expect((await app.send(listResumes, resume)).answer).toEqual([]);
    expect((await app.send(listMyResumes, resume)).answer).toEqual([]);
    const archive = unzipSync((await app.send(exportData, { as: owner.token })).bytes);
    expect(JSON.parse(strFromU8(archive['resumes.json'] ?? new Uint8Array()))).toEqual([]);
  });

  test('is not in the list of administrators', async () => {
    const boss = { username: 'boss', password: 'a fine admin password' };
    await makeAdmin({ db: app.db, now: new Date() }, boss);
    const { token } = (await app.send(adminLogin, { body: boss })).answer;
    const listed = async () => (await app.send(listAllResumes, { as: token })).answer.map(({ id }) => id);
    expect(await listed()).toContain(resume.params.id);
    await remove();
    expect(await listed()).not.toContain(resume.params.id);
  });

  test('comes back as it was, by its owner alone', async () => {
    const before = await row();
    await remove();
    const stranger = await makeOwner(app);
    expect(await app.send(restoreResume, { ...resume, as: stranger.token })).toMatchObject({ status: 404 });
    expect((await restore()).answer.msg).toBe(messages.resumes.restored);
    expect(await row()).toEqual(before);
    expect(await restore()).toMatchObject({ status: 404 });
  });

  test('is still there for the housekeeper to leave alone', async () => {
    await remove();
    await cleanUp(app.context);
    expect(await restore()).toMatchObject({ status: 200 });
  });

  test('is gone for good soon after the offer to undo', async () => {
    await remove();
    app.wait({ minutes: (UNDO_S + 6) / 60 });
    expect(await restore()).toMatchObject({ status: 404 });
    await cleanUp(app.context);
    expect(await row()).toBeUndefined();
  });
});

describe('the money of a résumé', () => {
  test('that was paid is there again when it comes back', async () => {
    await payOnPage(app, await checkout());
    await remove();
    await restore();
    expect(await isPaid()).toBe(true);
    expect(await app.send(downloadResume, resume)).toMatchObject({ status: 200 });
  });

  test('that comes while it is deleted has paid it when it comes back', async () => {
    const url = await checkout();
    await remove();
    await payOnPage(app, url);
    await restore();
    expect(await isPaid()).toBe(true);
    expect(await balanceOf(app, owner.token)).toBe(0);
    expect(await violationsOf(app.db)).toEqual([]);
  });

  test('that comes while it is deleted becomes a credit, once, when it is gone for good', async () => {
    const url = await checkout();
    await remove();
    await payOnPage(app, url);
    app.wait({ minutes: 1 });
    await Promise.all([cleanUp(app.context), cleanUp(app.context)]);
    await cleanUp(app.context);
    expect(await row()).toBeUndefined();
    expect(await balanceOf(app, owner.token)).toBe(1);
    expect(await newestPaymentOf(app, owner)).toMatchObject({ status: 'paid', outcome: 'credits', granted: 1 });
    expect(await violationsOf(app.db)).toEqual([]);
    app.stripe.control.refund(sessionIn(url));
    await app.stripe.control.settled();
    expect(await balanceOf(app, owner.token)).toBe(0);
    expect(await violationsOf(app.db)).toEqual([]);
  });

  test('that comes after it could be brought back becomes a credit at once', async () => {
    const url = await checkout();
    await remove();
    app.wait({ minutes: 1 });
    await payOnPage(app, url);
    expect(await balanceOf(app, owner.token)).toBe(1);
    await cleanUp(app.context);
    expect(await balanceOf(app, owner.token)).toBe(1);
    expect(await violationsOf(app.db)).toEqual([]);
  });

  test('that was paid before it was deleted goes with it, whatever is heard of it afterwards', async () => {
    const url = await checkout();
    await payOnPage(app, url);
    await remove();
    app.stripe.control.refund(sessionIn(url), 100);
    await app.stripe.control.settled();
    expect(await newestPaymentOf(app, owner)).toMatchObject({ outcome: 'resume', refunded: 100 });
    app.wait({ minutes: 1 });
    await cleanUp(app.context);
    expect(await balanceOf(app, owner.token)).toBe(0);
    expect(await violationsOf(app.db)).toEqual([]);
  });

  test('that a dispute took and gave back while it was deleted is not lost', async () => {
    const url = await checkout();
    await payOnPage(app, url);
    const { id } = app.stripe.control.dispute(sessionIn(url));
    await app.stripe.control.settled();
    await remove();
    app.stripe.control.closeDispute(id, 'won');
    await app.stripe.control.settled();
    app.wait({ minutes: 1 });
    await cleanUp(app.context);
    expect(await balanceOf(app, owner.token)).toBe(1);
    expect(await violationsOf(app.db)).toEqual([]);
  });
});
