import { once } from 'node:events';
import { request } from 'node:http';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailStandIn, startMail } from './start-mail.ts';

let inbox: MailStandIn;
beforeAll(async () => {
  inbox = await startMail();
});
afterAll(() => inbox.close());

const send = (to: string, subject = 'Hello', text = 'Hello there') =>
  createTransport(inbox.smtpUrl).sendMail({ from: 'shop@example.com', to, subject, text, html: `<p>${text}</p>` });

test('keeps what is sent and shows it on a page with its links', async () => {
  await send('jo@example.com', 'Grüße 🐾', 'Follow http://127.0.0.1:3000/reset-password#token=abc now');
  const mail = await inbox.mailbox.next('jo@example.com');
  expect(mail).toMatchObject({
    from: 'shop@example.com',
    to: ['jo@example.com'],
    subject: 'Grüße 🐾',
    links: ['http://127.0.0.1:3000/reset-password#token=abc'],
  });
  const list = await (await fetch(inbox.url)).text();
  expect(list).toContain(`href="/mails/${mail.id}"`);
  const page = await (await fetch(`${inbox.url}/mails/${mail.id}`)).text();
  expect(page).toContain('<a href="http://127.0.0.1:3000/reset-password#token=abc">');
  expect(page).toContain('mails end here and reach nobody');
});

test('shows markup in a mail as text', async () => {
  await send('html@example.com', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>');
  const { id } = await inbox.mailbox.next('html@example.com');
  for (const path of ['/', `/mails/${id}`]) {
    const page = await (await fetch(inbox.url + path)).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|<img/);
  }
});

test('waits for a mail that is not there yet', async () => {
  const coming = inbox.mailbox.next('late@example.com');
  await send('late@example.com');
  expect((await coming).subject).toBe('Hello');
});

test('misbehaves for recipients that ask for it', async () => {
  await expect(send('refused@example.com')).rejects.toMatchObject({ responseCode: 550 });
  await expect(send('busy@example.com')).rejects.toMatchObject({ responseCode: 451 });
  await expect(send('busy@example.com')).resolves.toBeTruthy();
});

test('refuses a mail that is too large', async () => {
  await expect(send('big@example.com', 'Big', 'x'.repeat(2_000_000))).rejects.toMatchObject({ responseCode: 552 });
});

test('answers only to the names of this machine, so that no site can read mails by DNS rebinding', async () => {
  const { port } = new URL(inbox.url);
  const statusFor = async (host: string): Promise<number | undefined> => {
    const asked = request(`${inbox.url}/__control`, { headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    return answer.statusCode;
  };
  for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil.example:${port}`, '192.0.2.1'])
    expect(await statusFor(host), host).toBe(421);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
    expect(await statusFor(host)).toBe(200);
});

test('has no page for a mail that never came', async () => {
  expect((await fetch(`${inbox.url}/mails/9999`)).status).toBe(404);
});
