import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { vetRecord } from '@pawsume/fixtures/documents';
import { clientOf } from './client.ts';

// A process of its own: a stranger who sends all that needs no account, as fast as it is allowed. It yields to the server, whose
// processors an attacker does not have.
setPriority(15);
const [url = '', link = ''] = process.argv.slice(2);
const AT_ONCE = 8;
/** Two addresses get this many upload places. Imports come from a third address. */
const SLOW_UPLOADS = 6;
const DRIP_MS = 500;
const send = clientOf(url);
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

const formOf = (field: string, value: string | Blob): FormData => {
  const form = new FormData();
  if (typeof value === 'string') form.append(field, value);
  else form.append(field, value, 'record.pdf');
  return form;
};
const record = new Blob([new Uint8Array(await vetRecord())], { type: 'application/pdf' });
const TEXTS = [`Name: a${';'.repeat(29_990)}x`, 'Name: a '.repeat(3700), '\u0316\u0301'.repeat(14_990)];

let turns = 0;
const nextTurn = (): number => {
  turns += 1;
  return turns;
};
const attacks: Record<string, () => Promise<{ status: number }>> = {
  text: () => send('POST', '/pet/import', formOf('text', TEXTS[nextTurn() % TEXTS.length] ?? '')),
  document: () => send('POST', '/pet/import', formOf('document', record)),
  'PDF of a link': async () => {
    const answer = await fetch(`${link}/pdf`);
    await answer.arrayBuffer();
    return answer;
  },
  'page of a visitor': () =>
    send('POST', `/page/draft?tab=${nextTurn()}`, { step1: { pet_name: `Rex ${nextTurn()}` } }),
  address: () => send('POST', '/auth/forgot-password', { email: `${'\u0316\u0301'.repeat(20_000)}@a.b` }),
};

const repeat = async (name: string, attack: () => Promise<{ status: number }>): Promise<never> => {
  for (;;) {
    const { status } = await attack().catch(() => ({ status: 0 }));
    count(`${name} ${status}`);
    // Refused at once: an attacker has no faster line than this.
    if (status >= 400 || status === 0) await sleep(20);
  }
};

/** Holds a place of an upload for as long as the server bears it, and then the next one. */
const upload = (n: number): void => {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress: `127.0.1.${1 + (n % 2)}` });
  socket.on('error', () => undefined);
  socket.resume();
  const head = ['POST /api/pet/import HTTP/1.1', 'host: localhost', 'content-type: multipart/form-data; boundary=x'];
  const part = '--x\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\n';
  socket.write(`${[...head, 'content-length: 4000000', '', ''].join('\r\n')}${part}`);
  const timer = setInterval(() => socket.writable && socket.write('a'), DRIP_MS);
  socket.once('close', () => {
    clearInterval(timer);
    count('slow upload ended');
    setTimeout(() => upload(n), DRIP_MS);
  });
};

for (const [name, attack] of Object.entries(attacks)) {
  for (let n = 0; n < AT_ONCE; n += 1) void repeat(name, attack);
}
for (let n = 0; n < SLOW_UPLOADS; n += 1) upload(n);
process.once('SIGTERM', () => {
  const told = [...counts].sort().map(([what, times]) => `${what}: ${times}`);
  process.stdout.write(`      what the stranger sent, and how it was answered: ${told.join(', ')}\n`, () =>
    process.exit(),
  );
});
process.stdout.write('the stranger is ready at once\n');
