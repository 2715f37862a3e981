import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@pawsume/contract/auth';
import { startMail } from '@pawsume/standins/mail/start-mail';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '#lib/open-log';
import type { Letter } from '#mail/mailer';
import { openMailer } from '#mail/open-mailer';
import { PASSWORD } from '../harness/make.ts';
import { freePort } from '../harness/spawn-server.ts';
import { startApp } from '../harness/start-app.ts';

const SECRET = 'T'.repeat(43);

const letterTo = (to: string, userId = 7): Letter => ({
  kind: 'test',
  userId,
  to,
  subject: 'A letter',
  text: `Follow http://127.0.0.1/reset-password#token=${SECRET}`,
  html: '<p>Follow</p>',
});

const startMailer = async ({
  smtpUrl,
  retryAfterMs = [20, 20],
}: {
  smtpUrl?: string;
  retryAfterMs?: number[];
} = {}) => {
  const inbox = await startMail();
  const logged: string[] = [];
  const log = openLog('info', { write: (line) => logged.push(line) });
  const smtp = { url: smtpUrl ?? inbox.smtpUrl, from: 'us@example.com', replyTo: 'help@example.com' };
  const mailer = openMailer({ smtp, log, retryAfterMs });
  onTestFinished(async () => {
    await mailer.close();
    await inbox.close();
  });
  const post = (...letters: Letter[]) => mailer.post(async () => letters);
  const hasLogged = (sentence: string) => expect.poll(() => logged.filter((line) => line.includes(sentence)).length);
  return { mailbox: inbox.mailbox, mailer, logged, post, hasLogged };
};

test('a mail that is put off is tried again until it is taken', async () => {
  const { mailbox, post, logged, hasLogged } = await startMailer();
  post(letterTo('busy@example.com'));
  expect(await mailbox.next('busy@example.com')).toMatchObject({ subject: 'A letter', from: 'us@example.com' });
  await hasLogged('tried again later').toBe(1);
  expect(logged.join('')).not.toContain('busy@example.com');
});

test('a mail that is refused for good is given up, and the log names neither address nor token', async () => {
  const { mailbox, post, logged, hasLogged } = await startMailer();
  post(letterTo('refused@example.com'));
  await hasLogged('could not be sent').toBe(1);
  await hasLogged('tried again later').toBe(0);
  expect(mailbox.list()).toEqual([]);
  expect(JSON.parse(logged[0] ?? '{}')).toMatchObject({ kind: 'test', userId: 7, reason: 'EENVELOPE 550' });
  for (const secret of ['refused@example.com', SECRET]) expect(logged.join('')).not.toContain(secret);
});

test('with no mail server there, it is tried a few times and then given up', async () => {
  const { post, hasLogged } = await startMailer({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
  post(letterTo('somebody@example.com'));
  await hasLogged('could not be sent').toBe(1);
  await hasLogged('tried again later').toBe(2);
});

test('a slow one does not hold up the others', async () => {
  const { mailbox, post } = await startMailer();
  post(letterTo('slow@example.com'));
  post(letterTo('quick@example.com'));
  await mailbox.next('quick@example.com');
  expect(mailbox.list().flatMap(({ to }) => to)).toEqual(['quick@example.com']);
  expect(await mailbox.next('slow@example.com')).toBeTruthy();
});

test('what waits about an account that is deleted is dropped, and nothing else', async () => {
  const { mailbox, mailer, post, hasLogged } = await startMailer({ retryAfterMs: [1000] });
  post(letterTo('busy.gone@example.com', 1), letterTo('busy.here@example.com', 2));
  await hasLogged('tried again later').toBe(2);
  mailer.forget(1);
  await mailbox.next('busy.here@example.com');
  expect(mailbox.list().flatMap(({ to }) => to)).toEqual(['busy.here@example.com']);
});

test('an address gets five mails of a kind an hour, and those of another kind all the same', async () => {
  const { mailbox, post, hasLogged } = await startMailer();
  post(...Array.from({ length: 7 }, (_, n) => letterTo(n % 2 === 0 ? 'often@example.com' : 'Often@Example.com', n)));
  await hasLogged('too many of its kind').toBe(2);
  post({ ...letterTo('often@example.com'), kind: 'another', subject: 'Another' });
  await mailbox.next('often@example.com', ({ subject }) => subject === 'Another');
  expect(mailbox.list()).toHaveLength(6);
});

test('closing does not wait for what would be tried again in an hour', async () => {
  const { mailer, post, hasLogged } = await startMailer({ retryAfterMs: [3_600_000] });
  post(letterTo('busy@example.com'));
  await hasLogged('tried again later').toBe(1);
  await mailer.close();
});

test('a mail server over a network has to speak TLS before it is told anything', async () => {
  const inbox = await startMail();
  onTestFinished(() => inbox.close());
  const { mailbox, post, hasLogged } = await startMailer({ smtpUrl: inbox.smtpUrl.replace('127.0.0.1', '0.0.0.0') });
  post(letterTo('somebody@example.com'));
  await hasLogged('could not be sent').toBe(1);
  expect([...mailbox.list(), ...inbox.mailbox.list()]).toEqual([]);
});

test('a call is answered at once and well while the mail server is slow, refuses, or is down', async () => {
  const app = await startApp();
  const down = await startApp({}, (context) => ({ ...context }));
  await down.inbox.close();
  for (const [n, name] of ['slow', 'refused', 'busy', 'down'].entries()) {
    const body = { username: `faulty${n}`, password: PASSWORD, email: `${name}@example.com`, name: 'Jo' };
    expect(await (name === 'down' ? down : app).send(register, { body })).toMatchObject({ status: 201 });
    if (name === 'slow') expect(app.inbox.mailbox.list()).toEqual([]);
  }
  await sleep(1000);
  expect(app.logged.join('') + down.logged.join('')).not.toMatch(/@example\.com/);
});
