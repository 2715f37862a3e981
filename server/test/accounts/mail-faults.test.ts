import { register } from '@pawsume/contract/auth';
import { deleteAccount } from '@pawsume/contract/users';
import { type MailStandIn, startMail } from '@pawsume/standins/mail/start-mail';
import { expect, onTestFinished, test } from 'vitest';
import type { Pace } from '#db/jobs/start-jobs';
import { openStore } from '#limits/store';
import type { Letter } from '#mail/mailer';
import { openMailer } from '#mail/open-mailer';
import { MAILS_TO_AN_ADDRESS } from '#mail/recipient-limit';
import { kindOfDatabase } from '../harness/kind-of-database.ts';
import { PASSWORD, signUpByForm } from '../harness/make.ts';
import { freePort } from '../harness/spawn-server.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const QUICK: Pace = { everyMs: 50, retryAfterMs: 50 };
const app = await startApp({}, undefined, QUICK);

let people = 0;

/** Registers with this address, so that a mail goes there. */
const mailTo = async ({ send }: TestApp, email: string) => {
  people += 1;
  const body = { username: `faulty${people}`, password: PASSWORD, email, name: 'Jo' };
  expect(await send(register, { body })).toMatchObject({ status: 201 });
};

const recipients = () => openStore(null)('mails', MAILS_TO_AN_ADDRESS.windowS);

const addressed = () => app.inbox.mailbox.list().flatMap(({ to }) => to);

const hasLogged = ({ logged }: TestApp, sentence: string) =>
  expect.poll(() => logged.filter((line) => line.includes(sentence)).length);

const letterTo = (to: string): Letter => ({ kind: 'test', userId: 7, to, subject: 'A letter', text: 'A', html: 'A' });

test('a mail that is put off is tried again until it is taken', async () => {
  await mailTo(app, 'busy@example.com');
  await app.inbox.mailbox.next('busy@example.com');
  await hasLogged(app, 'a letter failed, retry in').toBe(1);
  await expect.poll(() => app.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  expect(addressed()).toEqual(['busy@example.com']);
  expect(app.logged.join('')).not.toContain('busy@example.com');
});

test('a mail that is refused for good is given up, and the log names neither address nor token', async () => {
  await mailTo(app, 'refused@example.com');
  await hasLogged(app, 'a letter was given up after').toBe(1);
  expect(addressed()).not.toContain('refused@example.com');
  const line = app.logged.find((each) => each.includes('a letter was given up after')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ job: 'confirm-email', tries: 1, reason: 'EENVELOPE 550' });
  expect(app.logged.join('')).not.toContain('refused@example.com');
  expect(JSON.stringify(await app.db.selectFrom('jobs').selectAll().execute())).not.toContain('refused@');
});

test('while the mail server is away all mails are kept, and when it is back each arrives once', async () => {
  const smtpPort = await freePort();
  const app = await startApp(
    {},
    (context) => ({
      ...context,
      mailer: openMailer({
        smtp: { url: `smtp://127.0.0.1:${smtpPort}`, from: 'us@example.com', replyTo: null },
        recipients: recipients(),
      }),
    }),
    QUICK,
  );
  const addresses = Array.from({ length: 8 }, (_, n) => `late${n}@example.com`);
  for (const address of addresses) await mailTo(app, address);
  await hasLogged(app, 'a letter failed, retry in').toBeGreaterThanOrEqual(8);
  const inbox: MailStandIn = await startMail({ smtpPort });
  onTestFinished(() => inbox.close());
  await expect.poll(() => app.db.selectFrom('jobs').selectAll().execute(), { timeout: 20_000 }).toEqual([]);
  const arrived = inbox.mailbox.list().flatMap(({ to }) => to);
  expect(arrived.sort()).toEqual(addresses.sort());
});

test('a slow one does not hold up the others', async () => {
  await mailTo(app, 'slow@example.com');
  await mailTo(app, 'quick@example.com');
  await app.inbox.mailbox.next('quick@example.com');
  expect(addressed()).not.toContain('slow@example.com');
  expect(await app.inbox.mailbox.next('slow@example.com')).toBeTruthy();
});

test('what waits about an account that is deleted is dropped, and nothing else', async () => {
  const app = await startApp({}, undefined, { everyMs: 50, retryAfterMs: 2000 });
  const { id, ...leaver } = await signUpByForm(app);
  const waiting = () => app.db.selectFrom('jobs').select('user_id').where('user_id', 'is not', null).execute();
  await app.inbox.mailbox.next(leaver.email);
  await mailTo(app, 'busy.here@example.com');
  await hasLogged(app, 'a letter failed, retry in').toBe(1);
  const due_at = new Date(Date.now() + 60_000);
  const row = { id: crypto.randomUUID(), kind: 'confirm-email', user_id: id, posted_at: new Date(), due_at } as const;
  await app.db.insertInto('jobs').values(row).execute();
  expect(await waiting()).toHaveLength(2);
  expect(await app.send(deleteAccount, { as: leaver.token, body: { confirm: true } })).toMatchObject({ status: 200 });
  expect(await waiting()).toHaveLength(1);
  await app.inbox.mailbox.next('busy.here@example.com');
});

test('an address gets five mails of a kind an hour, and those of another kind all the same', async () => {
  const mailer = openMailer({ smtp: null, recipients: recipients() });
  const admitted = [];
  for (let n = 0; n < 7; n += 1) {
    admitted.push(await mailer.admits(letterTo(n % 2 === 0 ? 'often@example.com' : 'Often@Example.com')));
  }
  expect(admitted).toEqual([true, true, true, true, true, false, false]);
  expect(await mailer.admits({ kind: 'another', to: 'often@example.com' })).toBe(true);
});

// The embedded database has one server, which counts in its memory.
test.skipIf(kindOfDatabase === 'embedded')('the five are counted together by all servers of a database', async () => {
  const count = () => app.db.selectFrom('limits').select('points').where('key', 'like', 'mails:counted %').execute();
  for (let n = 0; n < 2; n += 1) await app.context.mailer.admits({ kind: 'counted', to: 'often@example.com' });
  expect(await count()).toEqual([{ points: 2 }]);
});

test('a count that cannot be made drops no mail', async () => {
  const away = new Error('the database is away');
  const mailer = openMailer({ smtp: null, recipients: { add: () => Promise.reject(away) } });
  await expect(mailer.admits(letterTo('somebody@example.com'))).rejects.toBe(away);
});

test('a mail server over a network has to speak TLS before it is told anything', async () => {
  const inbox = await startMail();
  onTestFinished(() => inbox.close());
  const url = inbox.smtpUrl.replace('127.0.0.1', '0.0.0.0');
  const mailer = openMailer({ smtp: { url, from: 'us@example.com', replyTo: null }, recipients: recipients() });
  onTestFinished(() => mailer.close());
  await expect(mailer.send(letterTo('somebody@example.com'), 'id')).rejects.toThrow('ETLS');
  expect(inbox.mailbox.list()).toEqual([]);
});

test('a call is answered at once and well while the mail server is slow, refuses, or is down', async () => {
  const down = await startApp();
  await down.inbox.close();
  for (const name of ['slow', 'refused', 'busy', 'down']) {
    await mailTo(name === 'down' ? down : app, `${name}.at.once@example.com`);
    if (name === 'slow') expect(addressed()).not.toContain('slow.at.once@example.com');
  }
  await hasLogged(down, 'a letter failed, retry in').toBe(1);
  await hasLogged(app, 'a letter was given up after').toBe(2);
  expect(app.logged.join('') + down.logged.join('')).not.toMatch(/@example\.com/);
});
