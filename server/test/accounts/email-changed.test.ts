import { changePassword, confirmEmail, login, resetPassword, undoEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { confirmEmailOf, PASSWORD, PROFILE, signUp, signUpByForm } from '../harness/make.ts';
import { startAppWithClock } from './clock.ts';
import { askForReset, mailsAreOut, tokenIn } from './mails.ts';

const WHAT_IS_TOLD = 'email address of your Pawsumé account was changed';
const INVALID = { status: 400, error: messages.auth.linkInvalid };
const NEW = 'a brand new password';

const app = await startAppWithClock({ CONTACT_EMAIL: 'help@pawsume.example' });

const changeTo = (as: string, email: string) => app.send(updateMe, { as, body: { ...PROFILE, email } });
const mailsTo = (email: string) => app.inbox.mailbox.list().filter(({ to }) => to.includes(email));
const toldTo = (email: string) => mailsTo(email).filter(({ subject }) => subject.includes(WHAT_IS_TOLD));
const nextTold = (email: string) => app.inbox.mailbox.next(email, ({ subject }) => subject.includes(WHAT_IS_TOLD));
const undo = (token: string) => app.send(undoEmail, { body: { token } });
const meOf = async (as: string) => (await app.send(getMe, { as })).answer;

/** An account whose address is confirmed. */
const confirmed = async () => {
  const account = await signUp(app);
  await confirmEmailOf(app, account);
  return account;
};

/** Follows the link that confirms an address, as whoever reads its mail can. */
const confirm = async (email: string) => {
  const mail = await app.inbox.mailbox.next(email, ({ subject }) => subject.includes('confirm'));
  expect(await app.send(confirmEmail, { body: { token: tokenIn(mail.links[0]) } })).toMatchObject({ status: 200 });
};

describe('a changed address', () => {
  test('is reported to the old one with what to do, without the new one and without anything somebody typed', async () => {
    const { username, email, token } = await confirmed();
    expect(await changeTo(token, 'somewhere.new@example.com')).toMatchObject({ status: 200 });
    const mail = await nextTold(email);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('7 days');
      expect(part).toContain('help@pawsume.example');
      for (const typed of [username, PROFILE.name, 'somewhere.new']) expect(part).not.toContain(typed);
    }
    expect(mail.links).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/undo-email#token=[\w-]{43}$/)]);
    expect(toldTo('somewhere.new@example.com')).toEqual([]);
  });

  test('is reported to nobody when it stays the same, or when the old one was never confirmed', async () => {
    const stays = await confirmed();
    await changeTo(stays.token, stays.email);
    const stranger = await signUp(app);
    await changeTo(stranger.token, 'own.again@example.com');
    for (const { id, email } of [stays, stranger]) {
      await mailsAreOut(app, id);
      expect(toldTo(email)).toEqual([]);
    }
  });

  test('mails few strangers a day, and none of them a name that was chosen for it', async () => {
    const { id, token } = await signUp(app, 'win.a.prize.at.evil.example');
    const strangers = Array.from({ length: 8 }, (_, n) => `stranger${n}@example.com`);
    const replies = [];
    for (const email of strangers) {
      replies.push(await app.send(updateMe, { as: token, body: { ...PROFILE, name: 'Visit evil.example', email } }));
    }
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.at(-1)).toMatchObject({ status: 429, error: expect.stringMatching(/changed often today/) });
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(80_000);
    await expect.poll(() => strangers.flatMap(mailsTo).length).toBeGreaterThan(0);
    await mailsAreOut(app, id);
    const mailed = strangers.flatMap(mailsTo);
    // Whose address was left again before the letter was written gets none.
    expect(mailed.length).toBeLessThanOrEqual(5);
    for (const { text, html, subject } of mailed) expect(subject + text + html).not.toContain('evil');
    // What is saved without a new address is not held up, and tomorrow is another day.
    const { email } = await meOf(token);
    expect(await changeTo(token, email)).toMatchObject({ status: 200 });
    app.wait({ days: 1 });
    expect(await changeTo(token, 'own.at.last@example.com')).toMatchObject({ status: 200 });
  });
});

describe('the link to the old address', () => {
  test('puts it back as confirmed, ends all sessions, and leads to a new password', async () => {
    const { username, email, token } = await confirmed();
    await changeTo(token, 'thief.one@example.com');
    const link = tokenIn((await nextTold(email)).links[0]);
    const { answer } = await undo(link);
    expect(answer.msg).toBe(messages.account.emailRestored);
    expect(await app.send(getMe, { as: token })).toMatchObject({ status: 401 });
    const body = { token: answer.reset_token, new_password: NEW };
    expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
    const again = await app.send(login, { body: { username, password: NEW } });
    expect(await meOf(again.answer.token)).toMatchObject({ email, email_confirmed: true });
    expect(await undo(link)).toMatchObject(INVALID);
  });

  test('works for seven days, and no longer', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    for (const { token } of [first, second]) await changeTo(token, 'thief.two@example.com');
    const links = [];
    for (const { email } of [first, second]) links.push(tokenIn((await nextTold(email)).links[0]));
    app.wait({ days: 6 });
    expect(await undo(links[0] ?? '')).toMatchObject({ status: 200 });
    app.wait({ days: 2 });
    expect(await undo(links[1] ?? '')).toMatchObject(INVALID);
  });

  test('wins over all that a thief does after it: further changes, their links, and a new password', async () => {
    const { username, email, token } = await confirmed();
    await changeTo(token, 'thief.a@example.com');
    const link = tokenIn((await nextTold(email)).links[0]);
    await confirm('thief.a@example.com');
    await changeTo(token, 'thief.b@example.com');
    const thiefs = tokenIn((await nextTold('thief.a@example.com')).links[0]);
    await confirm('thief.b@example.com');
    const body = { current_password: PASSWORD, new_password: 'the password of a thief' };
    expect(await app.send(changePassword, { as: token, body })).toMatchObject({ status: 200 });
    const [reset] = await askForReset(app, 'thief.b@example.com');

    const { answer } = await undo(link);
    expect(await undo(thiefs)).toMatchObject(INVALID);
    expect(await app.send(resetPassword, { body: { token: tokenIn(reset), new_password: NEW } })).toMatchObject(
      INVALID,
    );
    expect(await app.send(resetPassword, { body: { token: answer.reset_token, new_password: NEW } })).toMatchObject({
      status: 200,
    });
    const again = await app.send(login, { body: { username, password: NEW } });
    expect(await meOf(again.answer.token)).toMatchObject({ email, email_confirmed: true });
  });

  test('still works after a thief has undone a change of their own', async () => {
    const { email, token, username } = await confirmed();
    await changeTo(token, 'thief.c@example.com');
    const link = tokenIn((await nextTold(email)).links[0]);
    await confirm('thief.c@example.com');
    await changeTo(token, 'thief.d@example.com');
    expect(await undo(tokenIn((await nextTold('thief.c@example.com')).links[0]))).toMatchObject({ status: 200 });
    expect(await undo(link)).toMatchObject({ status: 200 });
    expect(await storedEmail(username)).toBe(email);
  });

  test('is not mailed to a thief whose address the owner has left again', async () => {
    const { id, email, token } = await confirmed();
    await changeTo(token, 'thief.e@example.com');
    await confirm('thief.e@example.com');
    await changeTo(token, email.toUpperCase().replace('@EXAMPLE.COM', '@example.com'));
    await mailsAreOut(app, id);
    expect(toldTo('thief.e@example.com')).toEqual([]);
  });

  test('of many that follow it at once, undoes once', async () => {
    const { email, token, username } = await confirmed();
    await changeTo(token, 'thief.f@example.com');
    const link = tokenIn((await nextTold(email)).links[0]);
    const replies = await Promise.all(Array.from({ length: 8 }, () => undo(link)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
    expect(await storedEmail(username)).toBe(email);
  });

  test('is stored as a hash, and of no use for anything else', async () => {
    const { email, token } = await confirmed();
    await changeTo(token, 'thief.g@example.com');
    const link = tokenIn((await nextTold(email)).links[0]);
    const rows = JSON.stringify(await app.db.selectFrom('earlier_addresses').selectAll().execute());
    expect(rows).not.toContain(link);
    expect(app.logged.join('')).not.toContain(link);
    expect(await app.send(resetPassword, { body: { token: link, new_password: NEW } })).toMatchObject(INVALID);
    expect(await undo('x'.repeat(43))).toMatchObject(INVALID);
  });
});

const storedEmail = async (username: string): Promise<string> =>
  (await app.db.selectFrom('users').select('email').where('username', '=', username).executeTakeFirstOrThrow()).email;

test('answers to mails go to the address of who helps', async () => {
  const { email } = await signUpByForm(app);
  expect(await app.inbox.mailbox.next(email)).toMatchObject({ replyTo: ['help@pawsume.example'] });
});
