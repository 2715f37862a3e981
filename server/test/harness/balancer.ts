import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '@pawsume/standins/common/port-of';
import { atEnd } from './at-end.ts';

const LOOK_EVERY_MS = 200;

interface Asked {
  method: string;
  path: string;
  headers: object;
  body: Buffer;
}

/**
 * A balancer as small as they get. It asks each server in turn that said last that it is ready, and another one where one
 * takes no connection, or refuses what is new. What one took and never answered it answers with 502: it may have been done.
 */
export const startBalancer = async (servers: ReadonlySet<string>): Promise<{ url: string }> => {
  const ready = new Set<string>();
  let turn = 0;
  const look = async () => {
    for (const url of servers) {
      const answer = await fetch(`${url}/api/ready`).catch(() => null);
      if (answer?.ok) ready.add(url);
      else ready.delete(url);
    }
  };
  const pass = async (asked: Asked, reply: ServerResponse) => {
    // Where none says so, each is asked all the same.
    const inTurn = [...(ready.size > 0 ? ready : servers)];
    turn += 1;
    for (const [n] of inTurn.entries()) {
      const url = inTurn[(turn + n) % inTurn.length] ?? '';
      const isLast = n + 1 === inTurn.length;
      const answer = await answerOf(url, asked);
      if (answer === 'lost') break;
      if (answer !== 'refused' && (answer.statusCode !== 503 || isLast)) return hand(answer, reply);
    }
    return reply.writeHead(502).end();
  };
  const balancer = createServer(async (asked, reply) => {
    const { method = '', url: path = '', headers } = asked;
    await pass({ method, path, headers, body: await buffer(asked) }, reply);
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const looking = setInterval(look, LOOK_EVERY_MS);
  atEnd(async () => {
    clearInterval(looking);
    balancer.close();
    balancer.closeAllConnections();
  });
  await look();
  return { url: `http://127.0.0.1:${portOf(balancer)}` };
};

const hand = async (answer: IncomingMessage, reply: ServerResponse) => {
  reply.writeHead(answer.statusCode ?? 502, answer.headers);
  const body = await buffer(answer).catch(() => null);
  return body ? reply.end(body) : reply.destroy();
};

const answerOf = async (url: string, asked: Asked): Promise<IncomingMessage | 'refused' | 'lost'> => {
  const sent = request(url + asked.path, { method: asked.method, headers: { ...asked.headers, connection: 'close' } });
  sent.end(asked.body);
  return once(sent, 'response').then(
    ([response]) => response,
    (error) => (error.code === 'ECONNREFUSED' ? 'refused' : 'lost'),
  );
};
