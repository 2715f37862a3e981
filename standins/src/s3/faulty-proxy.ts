import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { portOf } from '../common/port-of.ts';

/** What a call does, as far as we make it. */
type Operation = 'put' | 'get' | 'delete' | 'list';

export interface StoreFault {
  /**
   * `refuse`: an error of the store's own, and nothing is done. `hang`: no answer, and nothing is done. `slow`: as always, but later.
   * `reset`: the connection is cut while the call is read, and nothing is done. `lost`: the call is done and its answer is not sent.
   * `cut`: the connection is cut in the middle of the answer. `drip`: the answer comes byte by byte.
   */
  kind: 'refuse' | 'hang' | 'slow' | 'reset' | 'lost' | 'cut' | 'drip';
  on?: Operation | readonly Operation[];
  /** Only calls for files with such a name. */
  file?: RegExp;
  /** How many calls it befalls; every one where it is left out. */
  times?: number;
  /** For `refuse`. */
  status?: number;
  code?: string;
  /** For `slow`: how long; for `drip`: between two bytes. */
  ms?: number;
}

export interface FaultyProxy {
  url: string;
  /** Makes calls fail from now on, in place of earlier faults. The first fault that fits a call strikes it. */
  fail(...faults: StoreFault[]): void;
  heal(): void;
  /** Calls that were made so far. */
  calls: { operation: Operation; file: string }[];
  close(): Promise<void>;
}

/** Passes calls to a store that speaks as S3 does, and has go wrong what is asked for. */
export const startFaultyProxy = async (store: string, accessKey: string | null): Promise<FaultyProxy> => {
  let faults: StoreFault[] = [];
  const calls: FaultyProxy['calls'] = [];

  const take = ({ operation, file }: FaultyProxy['calls'][number]): StoreFault | null => {
    const fits = (fault: StoreFault) =>
      (fault.on === undefined || [fault.on].flat().includes(operation)) && (fault.file?.test(file) ?? true);
    const fault = faults.find(fits);
    if (!fault) return null;
    if (fault.times === undefined) return fault;
    const rest = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    faults = faults.flatMap((each) => (each === fault ? rest : [each]));
    return fault;
  };

  const server = createServer(async (asked, reply) => {
    const call = { operation: operationOf(asked), file: new URL(asked.url ?? '', store).pathname.split('/')[2] ?? '' };
    calls.push(call);
    if (accessKey !== null && !asked.headers.authorization?.includes(`Credential=${accessKey}/`)) {
      return refuse(asked, reply, { status: 403, code: 'InvalidAccessKeyId' });
    }
    const struck = take(call);
    // Who asked may be gone by now.
    await answer(asked, reply, { store, fault: struck }).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    fail(...next) {
      faults = next;
    },
    heal() {
      faults = [];
    },
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

const operationOf = ({ method, url = '' }: IncomingMessage): Operation => {
  if (method === 'PUT') return 'put';
  if (method === 'DELETE') return 'delete';
  return url.includes('list-type=') ? 'list' : 'get';
};

const answer = async (
  asked: IncomingMessage,
  reply: ServerResponse,
  { store, fault }: { store: string; fault: StoreFault | null },
): Promise<void> => {
  if (fault?.kind === 'reset') {
    asked.socket.resetAndDestroy();
    return;
  }
  const body = await buffer(asked);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'refuse') return refuse(asked, reply, fault);
  if (fault?.kind === 'slow') await sleep(fault.ms ?? 1000, undefined, { ref: false });
  const { response, content } = await pass(asked, body, store);
  if (fault?.kind === 'lost') {
    asked.socket.resetAndDestroy();
    return;
  }
  reply.writeHead(response.statusCode ?? 502, { ...response.headers, connection: 'close' });
  if (fault?.kind === 'cut') {
    reply.write(content.subarray(0, content.length / 2), () => asked.socket.destroy());
    return;
  }
  if (fault?.kind === 'drip') return drip(reply, content, fault.ms ?? 100);
  reply.end(content);
};

/** With its headers as they came, the host's name among them: they are signed. */
const pass = async (asked: IncomingMessage, body: Buffer, store: string) => {
  const passed = request(new URL(asked.url ?? '', store), { method: asked.method, headers: asked.headers });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  passed.once('response', resolve).once('error', reject).end(body);
  const response = await promise;
  return { response, content: await buffer(response) };
};

/** Names the key, as Amazon does. */
const refuse = (
  asked: IncomingMessage,
  reply: ServerResponse,
  { status = 503, code = 'SlowDown' }: Pick<StoreFault, 'status' | 'code'>,
): void => {
  const key = /Credential=([^/]+)/.exec(asked.headers.authorization ?? '')?.[1];
  reply.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  reply.end(
    `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>not for ${key}</Message><AWSAccessKeyId>${key}</AWSAccessKeyId></Error>`,
  );
};

const drip = async (reply: ServerResponse, content: Buffer, ms: number): Promise<void> => {
  for (const byte of content) {
    if (reply.destroyed) return;
    reply.write(Buffer.of(byte));
    await sleep(ms, undefined, { ref: false });
  }
  reply.end();
};
