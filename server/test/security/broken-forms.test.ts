import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { makeOwner } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';

const NEXT_ANSWER_WITHIN_MS = 20_000;

const app = await sharedApp();
const token = (await makeOwner(app)).token;

const part = (name: string, content: string, filename?: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n${content}\r\n`;
const end = '--x--\r\n';
const large = 'x'.repeat(500_000);

/** One request on the only connection of this agent. */
const ask = (agent: Agent, { method, path, body }: { method: string; path: string; body?: string }) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const signal = AbortSignal.timeout(NEXT_ANSWER_WITHIN_MS);
    const sent = request(`${app.url}${path}`, { agent, method, headers, signal }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    });
    sent.on('error', reject);
    sent.end(body);
  });

test.each([
  ['a file under another name', part('other', large, 'a.jpg') + part('pet_name', 'x') + end],
  ['a second file', part('image', large, 'a.jpg') + part('image', large, 'b.jpg') + part('pet_name', 'x') + end],
  ['the same field twice, and a file after it', part('a', '1') + part('a', '2') + part('image', large, 'a.jpg') + end],
  ['a field too large, and a file after it', part('a', large) + part('image', large, 'a.jpg') + end],
  ['too many fields', Array.from({ length: 1000 }, (_, n) => part(`f${n}`, large.slice(0, 500))).join('') + end],
  ['a prototype key, and a file after it', part('__proto__', '1') + part('image', large, 'a.jpg') + end],
  ['a part without an end', part('image', large, 'a.jpg')],
  ['a part without a name', `--x\r\n\r\n${large}\r\n${end}`],
  ['a file too large', part('image', 'x'.repeat(11 * 1024 * 1024), 'a.jpg') + part('pet_name', 'x') + end],
  ['no picture', part('image', large, 'a.jpg') + part('pet_name', 'x') + end],
])('a form with %s is refused, and the next request of its connection is answered', async (_what, body) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const [method, path] of [
    ['POST', '/api/pet/form/step1'],
    ['PUT', '/api/user/me/picture'],
    ['POST', '/api/auth/login'],
  ] as const) {
    const refused = await ask(agent, { method, path, body }).catch(() => ({ status: 400, body: '' }));
    expect([path, refused.status]).toEqual([path, expect.toSatisfy((status: number) => status >= 400 && status < 500)]);
    expect([path, (await ask(agent, { method: 'GET', path: '/api/health' })).status]).toEqual([path, 200]);
  }
  agent.destroy();
});
