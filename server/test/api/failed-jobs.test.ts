import { listAudit } from '@pawsume/contract/admin';
import { adminLogin, register } from '@pawsume/contract/auth';
import { jobMessages } from '@pawsume/contract/job-messages';
import { listFailedJobs, retryJobs } from '@pawsume/contract/jobs';
import { expect, test } from 'vitest';
import { registerUser } from '#features/auth/register';
import { PASSWORD } from '../harness/make.ts';
import { startApp } from '../harness/start-app.ts';

test('administrators see what was given up, and have it tried again, one or all of a kind', async () => {
  const app = await startApp({}, undefined, { everyMs: 50 });
  const boss = { username: 'boss', password: PASSWORD };
  await registerUser({ db: app.db, now: new Date() }, { ...boss, email: '', name: 'Boss', role: 'admin' });
  const as = (await app.send(adminLogin, { body: boss })).answer.token;
  const read = async () => (await app.send(listFailedJobs, { as })).answer;
  for (const n of [1, 2, 3]) {
    const body = { username: `refused${n}`, password: PASSWORD, email: `refused.${n}@example.com`, name: 'Jo' };
    expect(await app.send(register, { body })).toMatchObject({ status: 201 });
  }
  await expect.poll(read).toMatchObject({ counts: { 'confirm-email': 3 } });
  const { jobs } = await read();
  expect(jobs).toHaveLength(3);
  expect(jobs[0]).toMatchObject({ kind: 'confirm-email', tries: 1, reason: 'EENVELOPE 550' });
  expect(JSON.stringify(jobs)).not.toMatch(/refused|example/);

  // Their mailboxes are there by now.
  await app.db.updateTable('users').set({ email: 'here@example.com' }).where('email', 'like', 'refused%').execute();
  const one = await app.send(retryJobs, { as, body: { id: jobs[0]?.id ?? '' } });
  expect(one.answer).toEqual({ msg: jobMessages.retried(1), count: 1 });
  await app.inbox.mailbox.next('here@example.com');
  const all = await app.send(retryJobs, { as, body: { kind: 'confirm-email' } });
  expect(all.answer).toEqual({ msg: jobMessages.retried(2), count: 2 });
  await expect.poll(() => app.inbox.mailbox.list().length).toBe(3);
  expect(await read()).toEqual({ jobs: [], counts: {} });
  expect((await app.send(retryJobs, { as, body: { kind: 'confirm-email' } })).answer).toMatchObject({ count: 0 });
  const { answer } = await app.send(listAudit, { as });
  expect(answer.entries.map(({ action }) => action)).toEqual([
    'Had all failed jobs tried again: confirm-email',
    'Had a failed job tried again',
  ]);
});
