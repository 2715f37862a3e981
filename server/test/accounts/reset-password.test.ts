import { changePassword, checkResetLink, forgotPassword, login, register, resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { insertUser } from '#features/users/queries';
import { PASSWORD, PROFILE, signUp, signUpByForm } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { pathOf } from '../harness/send.ts';
import { superiority } from '../harness/superiority.ts';
import { startAppWithClock } from './clock.ts';
import { askForReset, tokenIn } from './mails.ts';

const NEW = 'a brand new password';

const app = await startAppWithClock();

const reset = (token: string, new_password = NEW) => app.send(resetPassword, { body: { token, new_password } });
const INVALID = { status: 400, error: messages.auth.linkInvalid };

test('a mailed link sets a new password once, ends all sessions and says so by mail', async () => {
  const { username, email, token: session } = await signUp(app);
  const [link] = await askForReset(app, email);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password#token=[\w-]{43}$/);
  const token = tokenIn(link);
  expect((await reset(token)).answer.msg).toBe(messages.auth.passwordReset);
  expect(await app.send(getMe, { as: session })).toMatchObject({ status: 401 });
  expect(await app.send(login, { body: { username, password: PASSWORD } })).toMatchObject({ status: 401 });
  const fresh = await app.send(login, { body: { username, password: NEW } });
  expect((await app.send(getMe, { as: fresh.answer.token })).answer).toMatchObject({ email_confirmed: true });
  const told = await app.inbox.mailbox.next(email, ({ subject }) => subject.includes('was changed'));
  expect(told.text + told.html).not.toContain(username);
  expect(await reset(token)).toMatchObject(INVALID);
});

test('only the newest link works, and only for half an hour', async () => {
  const { email } = await signUp(app);
  const [first] = await askForReset(app, email);
  const [second] = await askForReset(app, email);
  expect(await reset(tokenIn(first))).toMatchObject(INVALID);
  app.wait({ minutes: 31 });
  expect(await reset(tokenIn(second))).toMatchObject(INVALID);
});

test('of many that follow a link at once, one sets the password', async () => {
  const { email } = await signUp(app);
  const token = tokenIn((await askForReset(app, email))[0]);
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => reset(token, `${NEW} ${n}`)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
});

test('changing the password, or the address, voids a link that is on its way', async () => {
  const changed = await signUp(app);
  const [link] = await askForReset(app, changed.email);
  const body = { current_password: PASSWORD, new_password: NEW };
  expect(await app.send(changePassword, { as: changed.token, body })).toMatchObject({ status: 200 });
  expect(await reset(tokenIn(link))).toMatchObject(INVALID);

  const moved = await signUp(app);
  const [old] = await askForReset(app, moved.email);
  await app.send(updateMe, { as: moved.token, body: { ...PROFILE, email: 'elsewhere@example.com' } });
  expect(await reset(tokenIn(old))).toMatchObject(INVALID);
});

test('accounts that share an address get one mail with a link for each, and each link is for its own', async () => {
  const shared = { password: PASSWORD, email: 'Shared@Example.com', name: 'Jo' };
  for (const username of ['twin.one', 'twin.two']) await app.send(register, { body: { ...shared, username } });
  const before = app.inbox.mailbox.list().length;
  expect(await app.send(forgotPassword, { body: { email: 'shared@example.COM' } })).toMatchObject({ status: 200 });
  const mail = await app.inbox.mailbox.next('Shared@example.com', ({ links }) => links.length === 2);
  expect(mail.text + mail.html).not.toContain('twin');
  const check = { body: { token: tokenIn(mail.links[1]) } };
  expect((await app.send(checkResetLink, check)).answer).toEqual({ username: 'twin.two', ways_in: [] });
  expect(await reset(tokenIn(mail.links[1]))).toMatchObject({ status: 200 });
  expect(await app.send(login, { body: { username: 'twin.two', password: NEW } })).toMatchObject({ status: 200 });
  expect(await app.send(login, { body: { username: 'twin.one', password: PASSWORD } })).toMatchObject({ status: 200 });
  expect(app.inbox.mailbox.list().length).toBeGreaterThan(before);
});

test('an account that only Google opens gets its first password by a mailed link', async () => {
  const user = { username: 'googler', username_key: 'googler', password_hash: null, name: 'G', role: 'user' } as const;
  await insertUser(app.db, { ...user, email: 'googler@example.com', created_at: new Date() });
  const [link] = await askForReset(app, 'googler@example.com');
  expect(await reset(tokenIn(link))).toMatchObject({ status: 200 });
  const { answer } = await app.send(login, { body: { username: 'googler', password: NEW } });
  expect((await app.send(getMe, { as: answer.token })).answer).toMatchObject({ has_password: true });
});

test('a token that is none, or for another purpose, is refused like one that is over', async () => {
  const { email } = await signUpByForm(app);
  const confirmation = await app.inbox.mailbox.next(email, ({ subject }) => subject.includes('confirm'));
  for (const token of ['x'.repeat(43), tokenIn(confirmation.links[0]), 'short', '']) {
    expect(await app.send(resetPassword, { body: { token, new_password: NEW } })).toMatchObject(INVALID);
  }
  expect(await app.send(resetPassword, { body: { token: 'x'.repeat(43), new_password: '1234567' } })).toMatchObject({
    status: 400,
    error: messages.auth.shortPassword,
  });
});

test('tokens are stored as hashes, and neither they nor addresses reach the log', async () => {
  const { email } = await signUp(app);
  const token = tokenIn((await askForReset(app, email))[0]);
  const rows = JSON.stringify(await app.db.selectFrom('mailed_tokens').selectAll().execute());
  expect(rows).not.toContain(token);
  expect(app.logged.join('')).not.toContain(token);
  expect(app.logged.join('')).not.toContain(email);
});

const SAMPLES = 60;

test.runIf(runsAll)(
  'the answer and its time are the same whether there is such an account',
  async () => {
    for (let n = 0; n < SAMPLES; n += 1) {
      const username = `timed${n}`;
      const user = { username, username_key: username, password_hash: null, name: 'T', role: 'user' } as const;
      await insertUser(app.db, { ...user, email: `${username}@example.com`, created_at: new Date() });
    }
    const answers = new Set<string>();
    const timed = async (email: string): Promise<number> => {
      const started = performance.now();
      const response = await fetch(app.url + pathOf(forgotPassword), {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'content-type': 'application/json' },
      });
      answers.add(`${response.status} ${await response.text()}`);
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    await timed('warm-up@example.com');
    for (let n = 0; n < SAMPLES; n += 1) {
      known.push(await timed(`timed${n}@example.com`));
      unknown.push(await timed(`nobody${n}@example.com`));
    }
    expect([...answers]).toEqual([`200 ${JSON.stringify({ msg: messages.auth.resetMailed })}`]);
    expect(superiority(known, unknown)).toBeGreaterThan(0.3);
    expect(superiority(known, unknown)).toBeLessThan(0.7);
    const mailedTo = (name: string) =>
      app.inbox.mailbox.list().flatMap(({ to }) => to.filter((address) => address.startsWith(name)));
    await expect.poll(() => mailedTo('timed').length).toBe(SAMPLES);
    expect(mailedTo('nobody')).toEqual([]);
  },
  60_000,
);
