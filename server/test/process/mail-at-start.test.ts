import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataDir } from '../harness/data-dir.ts';
import { freePort, spawnServer } from '../harness/spawn-server.ts';

/** Starts the server with an empty database. Returns where it listens and what it says until it is ready. */
const start = async (settings: Record<string, string>) => {
  const port = await freePort();
  const server = await spawnServer(await preparedDataDir(), { PORT: String(port), ...settings });
  onTestFinished(() => server.kill());
  return { url: `http://127.0.0.1:${port}`, said: server.output() };
};

const register = (url: string) =>
  fetch(`${url}/api/auth/register`, {
    method: 'POST',
    body: JSON.stringify({ username: 'jo', password: 'a fine long password', email: 'jo@example.com', name: 'Jo' }),
    headers: { 'content-type': 'application/json' },
  });

test('on this machine an inbox takes the mails, and its address is said', async () => {
  const { url, said } = await start({});
  const inbox = /inbox at (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1] ?? '';
  expect((await register(url)).status).toBe(201);
  const shown = async () => (await fetch(inbox)).text();
  await expect.poll(shown).toContain('jo@example.com');
  expect(said).not.toContain('mail is not set up');
});

test('elsewhere, without a mail server, the start warns, starts no inbox, and calls go well', async () => {
  const { url, said } = await start({ PUBLIC_URL: 'https://pawsume.example' });
  expect(said).toContain('mail is not set up: nobody can ask for a new password (SMTP_URL)');
  expect(said).not.toContain('inbox');
  expect((await register(url)).status).toBe(201);
  await sleep(1000);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test('a port of the system’s choice is taken where PUBLIC_URL says how we are reached', async () => {
  const { said } = await start({ PORT: '0', PUBLIC_URL: 'http://localhost:8080' });
  expect(said).toContain('is ready at http://localhost:8080');
});
