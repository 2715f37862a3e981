import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { namesThisMachine } from '../common/own-hosts.ts';
import { portOf } from '../common/port-of.ts';
import { choose } from './choose.ts';
import { type Behaviour, controlOf, type GoogleControl } from './control.ts';
import { forgetSessions, misbehave } from './misbehave.ts';
import { openDirectory } from './people.ts';
import { type Client, providerAt } from './provider.ts';
import { newSigningKey } from './signing-keys.ts';

export interface GoogleStandInOptions extends Client {
  /** Taken where it is free, since accounts are known by the issuer's address; another one otherwise. */
  port?: number;
}

export interface GoogleStandIn {
  /** What a client takes for Google. */
  issuer: string;
  control: GoogleControl;
  /** Cuts what is under way and gives the port back. */
  close(): Promise<void>;
}

/** Starts a local OpenID provider, on this machine's loopback only, with a page to choose or to type who signs in. */
export const startGoogle = async ({ port = 0, ...client }: GoogleStandInOptions): Promise<GoogleStandIn> => {
  const server = createServer();
  const [own, foreign] = await Promise.all([newSigningKey(), newSigningKey(), listen(server, port)]);
  const issuer = addressOf(server);
  const directory = openDirectory();
  const behaviour: Behaviour = { forgery: null, outage: null };
  const provider = providerAt(issuer, { client, key: own, directory });
  provider.use(forgetSessions(provider));
  provider.use(misbehave({ behaviour, own, foreign, clientSecret: client.clientSecret }));
  provider.use(choose(provider, directory));
  const answer = provider.callback();
  server.on('request', (request, reply) => {
    if (namesThisMachine(request)) void answer(request, reply);
    else reply.writeHead(421).end();
  });
  return {
    issuer,
    control: controlOf(behaviour, directory),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

const listen = async (server: Server, port: number): Promise<void> => {
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  try {
    await listening;
  } catch (error) {
    if (port === 0) throw error;
    await listen(server, 0);
  }
};

const addressOf = (server: Server): string => `http://127.0.0.1:${portOf(server)}`;
