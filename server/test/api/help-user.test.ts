import * as calls from '@pawsume/contract/admin';
import { confirmEmail, resetPassword, undoEmail } from '@pawsume/contract/auth';
import { helpMessages } from '@pawsume/contract/help-messages';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { exportData, getMe } from '@pawsume/contract/users';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openStore } from '#limits/store';
import { openMailer } from '#mail/open-mailer';
import { tokenIn } from '../accounts/mails.ts';
import { confirmEmailOf, makeAdmin, makeOwner, newestPaymentOf, signUp } from '../harness/make.ts';
import { freePort } from '../harness/spawn-server.ts';
import { sharedAppWith } from '../harness/start-app.ts';

const app = await sharedAppWith((context) => context);
const boss = await makeAdmin(app);
const PROOF = 'photo ID by video call, ticket 123';

const about = (id: number, as = boss.token) => ({ as, params: { id } });
const download = (id: number, as?: string) => app.send(calls.exportUserData, about(id, as));
const erase = (id: number, as?: string) => app.send(calls.deleteUser, { ...about(id, as), body: { confirm: true } });
const changeTo = (email: string) => (id: number, as?: string) =>
  app.send(calls.changeUserEmail, { ...about(id, as), body: { email, proof: PROOF } });
const mail = (letter: 'confirm-email' | 'reset-password') => (id: number, as?: string) =>
  app.send(calls.sendUserLetter, { ...about(id, as), body: { letter } });

const auditOf = async (userId: number) =>
  (await app.send(calls.listAudit, { as: boss.token, query: { limit: 100 } })).answer.entries.filter(
    ({ user_id }) => user_id === userId,
  );
const eventsAbout = (target: number): unknown[] =>
  app.logged.map((line) => JSON.parse(line)).flatMap((entry) => (entry.target === target ? entry.event : []));
const tokenMailed = async (to: string, subject: string) =>
  tokenIn((await app.inbox.mailbox.next(to, (letter) => letter.subject.includes(subject))).links[0]);

/** The app with a mail server elsewhere, or with none. */
const appWithMailAt = (url: string | null) => {
  const smtp = url === null ? null : { url, from: 'us@example.com', replyTo: null };
  const mailer = openMailer({ smtp, recipients: openStore(null)('mails', 3600) });
  return sharedAppWith((context) => ({ ...context, mailer }));
};

test('an administrator downloads the archive that the user can download, and it names the download', async () => {
  const user = await makeOwner(app);
  const reply = await download(user.id);
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="data-of-user-${user.id}.zip"`);
  const files = unzipSync(reply.bytes);
  expect(strFromU8(files['changes_by_administrators.json'] ?? new Uint8Array())).toContain('Downloaded all data');
  const own = async () => {
    const { status, bytes } = await app.send(exportData, { as: user.token });
    return status === 200 && Object.keys(unzipSync(bytes));
  };
  await expect.poll(own).toEqual(Object.keys(files));
  expect(await auditOf(user.id)).toMatchObject([{ actor: boss.username, action: 'Downloaded all data' }]);
  expect(eventsAbout(user.id)).toEqual(['data exported by administrator']);
});

test('an administrator deletes an account: its checkouts close, it is emptied, and notes about it go', async () => {
  const user = await makeOwner(app);
  await app.send(buyCreditsByCard, { as: user.token, body: { quantity: 1 } });
  const { id } = await newestPaymentOf(app, user);
  await changeTo('moved.before@example.com')(user.id);
  expect(await app.send(calls.deleteUser, { ...about(user.id), bad: { confirm: false } })).toMatchObject({
    status: 400,
  });
  expect((await erase(user.id)).answer.msg).toBe(helpMessages.deleted);
  const row = await app.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst();
  expect(row).toMatchObject({ email: '', name: '', deleted_at: expect.any(Date) });
  const payment = app.db.selectFrom('payments').select('status').where('id', '=', id);
  expect(await payment.executeTakeFirst()).toEqual({ status: 'expired' });
  expect(await auditOf(user.id)).toMatchObject([
    { actor: boss.username, action: 'Deleted the account', note: null },
    { actor: boss.username, action: 'Changed the email address', note: null },
  ]);
  expect(eventsAbout(user.id)).toContain('account deleted by administrator');
});

test('a changed address ends the sessions, and is told to the new one and, with a way back, to the old one', async () => {
  const user = await signUp(app);
  await confirmEmailOf(app, user);
  const email = `helped.${user.id}@example.com`;
  expect((await changeTo(email)(user.id)).answer.msg).toBe(helpMessages.emailChanged);
  expect(await app.send(getMe, { as: user.token })).toMatchObject({ status: 401 });
  const token = await tokenMailed(email, 'confirm');
  expect(await app.send(confirmEmail, { body: { token } })).toMatchObject({ status: 200 });
  expect(await changeTo(email)(user.id)).toMatchObject({ status: 400, error: helpMessages.sameEmail });
  const undo = await tokenMailed(user.email, 'was changed');
  expect(await app.send(undoEmail, { body: { token: undo } })).toMatchObject({ status: 200 });
  const { users } = (await app.send(calls.listUsers, { as: boss.token, query: { user_id: user.id } })).answer;
  expect(users).toMatchObject([{ email: user.email, is_admin: false }]);
  expect(await auditOf(user.id)).toMatchObject([{ action: 'Changed the email address', note: PROOF }]);
  expect(eventsAbout(user.id)).toContain('email changed by administrator');
  expect(app.logged.join('')).not.toMatch(/@example\.com|ticket 123/);
});

test.each([
  [{ email: 'no address', proof: PROOF }, messages.auth.badEmail],
  [{ email: 'somebody@example.com', proof: '  ' }, helpMessages.proofMissing],
  [{ email: 'somebody@example.com', proof: 'x'.repeat(161) }, messages.common.tooLong(160)],
])('an address is not changed by %j', async (bad, error) => {
  const { id } = await signUp(app);
  expect(await app.send(calls.changeUserEmail, { ...about(id), bad })).toMatchObject({ status: 400, error });
});

test('letters are sent again: one confirms the address, the other leads to a new password', async () => {
  const { id } = await signUp(app);
  const email = `letters.${id}@example.com`;
  await app.db.updateTable('users').set({ email }).where('id', '=', id).execute();
  expect((await mail('confirm-email')(id)).answer.msg).toBe(helpMessages.letterSent['confirm-email']);
  const token = await tokenMailed(email, 'confirm');
  expect(await app.send(confirmEmail, { body: { token } })).toMatchObject({ status: 200 });
  expect((await mail('reset-password')(id)).answer.msg).toBe(helpMessages.letterSent['reset-password']);
  const body = { token: await tokenMailed(email, 'new password'), new_password: 'found after a long search' };
  expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
  expect(await mail('confirm-email')(id)).toMatchObject({ status: 400, error: helpMessages.confirmedAlready });
  await app.db.updateTable('users').set({ email: '' }).where('id', '=', id).execute();
  expect(await mail('reset-password')(id)).toMatchObject({ status: 400, error: helpMessages.noEmail });
  const off = await appWithMailAt(null);
  const unsent = await off.send(calls.sendUserLetter, { ...about(id), body: { letter: 'reset-password' } });
  expect(unsent).toMatchObject({ status: 503, error: helpMessages.mailOff });
  expect(await app.send(calls.sendUserLetter, { ...about(id), bad: { letter: 'x' } })).toMatchObject({ status: 400 });
  const actions = ['Sent a link to set a new password', 'Sent a link to confirm the email address'];
  expect(await auditOf(id)).toMatchObject(actions.map((action) => ({ action })));
  expect(eventsAbout(id).filter((event) => event !== 'refused')).toEqual(Array(2).fill('letter sent by administrator'));
});

test.each([
  ['an export', download],
  ['a deletion', erase],
  ['a change of address', changeTo('another@example.com')],
  ['a letter', mail('reset-password')],
])('%s is refused to users, for administrators’ accounts and for unknown ones', async (_what, call) => {
  const [user, other] = [await signUp(app), await makeAdmin(app)];
  expect(await call(user.id, user.token)).toMatchObject({ status: 403, error: messages.admin.adminsOnly });
  for (const { id } of [boss, other]) {
    expect(await call(id)).toMatchObject({ status: 403, error: helpMessages.administrator });
    expect(await auditOf(id)).toEqual([]);
  }
  expect(await call(2_147_483_647)).toMatchObject({ status: 404 });
});

test('a test mail goes to the own address or a typed one, and the answer is what the mail server said', async () => {
  const { id, token: as } = await makeAdmin(app);
  const setEmail = (email: string) => app.db.updateTable('users').set({ email }).where('id', '=', id).execute();
  const send = (email?: string, by = app) => by.send(calls.sendTestMail, { as, body: { email } });
  await setEmail(`own.${id}@example.com`);
  for (const [typed, to] of [
    [undefined, `own.${id}@example.com`] as const,
    [`typed.${id}@example.com`, `typed.${id}@example.com`] as const,
  ]) {
    expect((await send(typed)).answer.msg).toMatch(/^The mail server took the test mail\. It answered: 250 /);
    expect((await app.inbox.mailbox.next(to)).subject).toBe('A test mail');
  }
  const { entries } = (await app.send(calls.listAudit, { as })).answer;
  expect(entries[0]).toMatchObject({ action: 'Sent a test mail', user_id: null });

  const refused = helpMessages.testNotTaken(`550 <refused.${id}@example.com> no such mailbox`);
  expect(await send(`refused.${id}@example.com`)).toMatchObject({ status: 400, error: refused });
  expect(await send(`busy.${id}@example.com`)).toMatchObject({ status: 503, error: expect.stringContaining('451 ') });
  const away = await appWithMailAt(`smtp://127.0.0.1:${await freePort()}`);
  expect(await send('', away)).toMatchObject({ status: 503, error: expect.stringContaining('ECONNREFUSED') });
  expect(await send('', await appWithMailAt(null))).toMatchObject({ status: 503, error: helpMessages.mailOff });
  expect(await send('nobody')).toMatchObject({ status: 400, error: messages.auth.badEmail });
  expect(app.logged.join('') + away.logged.join('')).not.toMatch(/@example\.com/);
  await setEmail('');
  expect(await send()).toMatchObject({ status: 400, error: helpMessages.noOwnAddress });
  for (let n = 0; n < 4; n += 1) await send();
  expect(await send()).toMatchObject({ status: 429 });
});
