import { confirmEmail, register } from '@pawsume/contract/auth';
import { startMail } from '@pawsume/standins/mail/start-mail';
import { expect, onTestFinished, test } from 'vitest';
import { tokenIn } from '../accounts/mails.ts';
import { preparedDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { PASSWORD } from '../harness/make.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { askAt } from './crash/ask.ts';

/** A claim of ten seconds, and some to look for it. */
const TAKEN_UP_WITHIN_MS = 20_000;

const serve = async (dataDir: string, settings: Record<string, string>) => {
  const server = await spawnServer(dataDir, settings);
  onTestFinished(() => server.kill());
  const ask = askAt(() => server.url);
  return {
    ...server,
    ask,
    enlist: async (username: string, email: string) => {
      const body = { username, password: PASSWORD, email, name: 'Jo' };
      expect((await ask(register, { body })).status).toBe(201);
    },
  };
};

test('a mail whose server was killed before it knew what became of it comes again as the same, and both links are good', {
  timeout: 60_000,
}, async () => {
  const inbox = await startMail();
  onTestFinished(() => inbox.close());
  const dataDir = await preparedDataDir();
  const first = await serve(dataDir, { SMTP_URL: inbox.smtpUrl });
  for (const n of [1, 2]) await first.enlist(`unsure${n}`, `unsure${n}@example.com`);
  const mails = (n: number) => inbox.mailbox.list().filter(({ to }) => to.includes(`unsure${n}@example.com`));
  for (const n of [1, 2]) await inbox.mailbox.next(`unsure${n}@example.com`);
  await first.kill();

  const second = await serve(dataDir, { SMTP_URL: inbox.smtpUrl });
  for (const n of [1, 2]) await expect.poll(() => mails(n).length, { timeout: TAKEN_UP_WITHIN_MS }).toBe(2);
  for (const n of [1, 2]) {
    const [again, once] = mails(n);
    expect(again?.messageId).toMatch(/^<[\da-f-]{36}@/);
    expect(again?.messageId).toBe(once?.messageId);
    const token = tokenIn((n === 1 ? once : again)?.links[0]);
    expect((await second.ask(confirmEmail, { body: { token } })).status).toBe(200);
    const other = tokenIn((n === 1 ? again : once)?.links[0]);
    expect((await second.ask(confirmEmail, { body: { token: other } })).status).toBe(400);
  }
});

test('what a server was asked to mail and had not begun when it was killed is mailed by another one', {
  timeout: 60_000,
}, async () => {
  const inbox = await startMail();
  onTestFinished(() => inbox.close());
  const DATABASE_URL = await freshDatabase();
  const settings = { SMTP_URL: inbox.smtpUrl, DATABASE_URL };
  const first = await serve(await preparedDataDir(), settings);
  // Killed before the pause is over after which a mail is begun.
  await first.enlist('quick', 'quick@example.com');
  await first.kill();
  await serve(await preparedDataDir(), settings);
  await inbox.mailbox.next('quick@example.com');
  expect(inbox.mailbox.list()).toHaveLength(1);
});
