import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { request as overHttp } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { petPhoto } from '@pawsume/fixtures/photos';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { atEnd } from '../harness/at-end.ts';
import { makeCertificates } from '../harness/certificates.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { type Postgres, startPostgres } from '../harness/postgres.ts';
import { freePort, type SpawnedServer, spawnServer } from '../harness/spawn-server.ts';
import { petForm } from '../process/client.ts';

const DOMAIN = 'pawsume.example';
const DEPLOY = new URL('../../../deploy/', import.meta.url);
const PHOTO_BYTES = 9_500_000;
/** Another address of this machine than the proxy's own. */
const VISITOR = '127.0.0.2';

const run = promisify(execFile);
const isHere = (program: string, option: string) =>
  run(program, [option]).then(
    () => true,
    () => false,
  );

interface Proxy {
  httpPort: number;
  httpsPort: number;
  /** The authority of its certificate, in PEM. */
  authority(): Promise<string>;
  child: ChildProcess;
}

interface Ports {
  folder: string;
  httpPort: number;
  httpsPort: number;
  servers: [number, number];
}

const startNginx = async ({ folder, httpPort, httpsPort, servers }: Ports): Promise<Proxy> => {
  const { authority, certificate, key } = await makeCertificates(DOMAIN);
  await writeFile(join(folder, 'fullchain.pem'), certificate);
  await writeFile(join(folder, 'privkey.pem'), key);
  const site = (await readFile(new URL('nginx.conf', DEPLOY), 'utf8'))
    .split('\n')
    .filter((line) => !line.includes('listen [::]'))
    .join('\n')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, folder)
    .replace(':3000', `:${servers[0]}`)
    .replace(':3001', `:${servers[1]}`);
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const main = `daemon off; pid nginx.pid; error_log stderr; user root; events {}
    http { access_log off; ${temporary.join(' ')} include site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  return { httpPort, httpsPort, authority: async () => authority, child };
};

const startCaddy = async ({ folder, httpPort, httpsPort, servers }: Ports): Promise<Proxy> => {
  const here = `{
    admin off
    local_certs
    skip_install_trust
    http_port ${httpPort}
    https_port ${httpsPort}
    storage file_system ${folder}
  }\n`;
  const site = await readFile(new URL('Caddyfile', DEPLOY), 'utf8');
  await writeFile(
    join(folder, 'Caddyfile'),
    here + site.replaceAll(':3000', `:${servers[0]}`).replaceAll(':3001', `:${servers[1]}`),
  );
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    stdio: 'ignore',
  });
  const authority = () => readFile(join(folder, 'pki/authorities/local/root.crt'), 'utf8');
  return { httpPort, httpsPort, authority, child };
};

/** Sends requests to the proxy as a visitor of the site does. */
const visitorOf =
  ({ httpsPort, authority }: Proxy) =>
  async (method: string, path: string, { token = '', body }: { token?: string; body?: object } = {}) => {
    const sent = new Request('http://body/', {
      method: 'POST',
      body: body instanceof FormData ? body : JSON.stringify(body ?? {}),
    });
    const asked = request({
      ...{ host: '127.0.0.1', port: httpsPort, servername: DOMAIN, ca: await authority(), localAddress: VISITOR },
      ...{ method, path },
      headers: {
        ...{ host: DOMAIN, authorization: `Bearer ${token}` },
        'content-type': body instanceof FormData ? (sent.headers.get('content-type') ?? '') : 'application/json',
      },
    });
    asked.end(method === 'GET' ? undefined : Buffer.from(await sent.arrayBuffer()));
    const [answer] = await once(asked, 'response');
    const isJson = /json/.test(answer.headers['content-type'] ?? '');
    return { status: z.number().parse(answer.statusCode), answer: isJson ? await json(answer) : answer.resume() };
  };

const proxies = [
  { name: 'nginx', canRepeat: true, start: startNginx, isInstalled: await isHere('nginx', '-v') },
  { name: 'Caddy', canRepeat: false, start: startCaddy, isInstalled: await isHere('caddy', 'version') },
];
for (const { name, isInstalled } of proxies) {
  if (!isInstalled) process.stdout.write(`Not tested: ${name} of deploy/, because it is not installed.\n`);
}

describe.for(proxies.filter(({ isInstalled }) => isInstalled))(
  'behind $name with the file of deploy/',
  ({ start, canRepeat }) => {
    let servers: SpawnedServer[];
    let proxy: Proxy;
    let visit: ReturnType<typeof visitorOf>;
    const startServer = (settings: Record<string, string>, port: number) =>
      spawnServer(settings.DATA_DIR ?? '', { ...settings, PORT: String(port) });
    let settings: Record<string, string>;
    let postgres: Postgres;
    let ports: [number, number];
    beforeAll(async () => {
      postgres = await startPostgres({ isOwn: true });
      atEnd(() => postgres.stop());
      settings = {
        ...{ DATA_DIR: await emptyDataDir(), DATABASE_URL: await postgres.createDatabase() },
        ...{ PUBLIC_URL: `https://${DOMAIN}`, TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' },
      };
      ports = [await freePort(), await freePort()];
      servers = [await startServer(settings, ports[0]), await startServer(settings, ports[1])];
      atEnd(async () => {
        for (const server of servers) await server.kill();
      });
      const folder = await emptyDataDir();
      proxy = await start({ folder, httpPort: await freePort(), httpsPort: await freePort(), servers: ports });
      atEnd(async () => {
        proxy.child.kill('SIGTERM');
        await once(proxy.child, 'exit');
      });
      visit = visitorOf(proxy);
      await vi.waitFor(() => visit('GET', '/api/ready'), { timeout: 20_000, interval: 200 });
    }, 120_000);

    test('plain HTTP leads to HTTPS', async () => {
      const asked = overHttp({
        host: '127.0.0.1',
        port: proxy.httpPort,
        path: '/pricing',
        headers: { host: DOMAIN },
      }).end();
      const [answer] = await once(asked, 'response');
      expect([301, 308]).toContain(answer.resume().statusCode);
      expect(answer.headers.location).toMatch(new RegExp(`^https://${DOMAIN}(:\\d+)?/pricing$`));
    });

    test('a photo of 9.5 MB arrives, and the log has the address of its sender', async () => {
      const account = { username: 'anna', password: 'a fine long password', email: 'anna@example.com', name: 'Anna' };
      expect(await visit('POST', '/api/auth/register', { body: account })).toMatchObject({ status: 201 });
      const { answer } = await visit('POST', '/api/auth/login', { body: account });
      const { token } = z.object({ token: z.string() }).parse(answer);
      const profile = { ...account, profession: 'Nurse', address: '12 Elm', phone: '9025550100' };
      expect(await visit('PUT', '/api/user/me', { token, body: profile })).toMatchObject({ status: 200 });
      const photo = await petPhoto('dog');
      const form = petForm('Biscuit');
      // A JPEG may be followed by anything.
      form.append(
        'image',
        new Blob([photo, Buffer.alloc(PHOTO_BYTES - photo.length)], { type: 'image/jpeg' }),
        'pet.jpg',
      );
      expect(await visit('POST', '/api/pet/form/step1', { token, body: form })).toMatchObject({ status: 201 });
      expect(servers.map((server) => server.output()).join('')).toContain(`"address":"${VISITOR}"`);
    });

    test('no request fails while one server after the other restarts', { timeout: 120_000 }, async () => {
      const answers: string[] = [];
      let isOver = false;
      const ask = async () => {
        while (!isOver) {
          // Caddy cannot send again what a POST has sent.
          const [method, path] = canRepeat && answers.length % 3 === 0 ? ['POST', '/api/auth/logout'] : ['GET', '/'];
          answers.push(`${method} ${(await visit(method, path)).status}`);
          await sleep(20);
        }
      };
      const asking = ask();
      for (const [n, server] of servers.entries()) {
        server.signal('SIGTERM');
        expect(await server.gone).toBe(0);
        servers[n] = await startServer(settings, ports[n] ?? 0);
      }
      isOver = true;
      await asking;
      expect(answers.filter((answer) => / 5/.test(answer))).toEqual([]);
      expect(answers.length).toBeGreaterThan(100);
    });

    test.runIf(canRepeat)('the sentence of a server without its database reaches the visitor', async () => {
      await postgres.stop();
      const { status, answer } = await visit('GET', '/api/ready');
      expect([status, answer]).toEqual([503, expect.objectContaining({ code: 'unavailable' })]);
      expect((await visit('GET', '/api/health')).status).toBe(200);
    });
  },
);
