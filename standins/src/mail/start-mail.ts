import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { SMTPServer } from 'smtp-server';
import { refuseOtherHosts } from '../common/own-hosts.ts';
import { portOf } from '../common/port-of.ts';
import { sendPage } from '../common/send-page.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { inboxPage, mailPage, noMailPage } from './pages.ts';

const MAX_MAIL_BYTES = 1024 * 1024;

export interface MailStandIn {
  /** Where to read the mails. */
  url: string;
  /** Where to send them. */
  smtpUrl: string;
  mailbox: Mailbox;
  close(): Promise<void>;
}

interface Options {
  port?: number;
  smtpPort?: number;
  /** Nobody logs in where left out. */
  login?: { username: string; password: string };
}

/**
 * Starts a local mail server, on this machine's loopback only, that keeps the newest mails in memory and shows them on a page.
 */
export const startMail = async ({ port = 0, smtpPort = 0, login }: Options = {}): Promise<MailStandIn> => {
  const { add, mailbox } = openMailbox();
  const smtp = await listenForMail(add, smtpPort, login);
  const app = Fastify({ forceCloseConnections: true, exposeHeadRoutes: false });
  refuseOtherHosts(app);
  app.get('/', (_request, reply) => sendPage(reply, inboxPage(mailbox.list())));
  app.get<{ Params: { id: string } }>('/mails/:id', (request, reply) => {
    const mail = mailbox.list().find(({ id }) => String(id) === request.params.id);
    return sendPage(reply.code(mail ? 200 : 404), mail ? mailPage(mail) : noMailPage());
  });
  app.get('/__control', () => mailbox.list());
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    smtpUrl: smtp.url,
    mailbox,
    close: async () => {
      await smtp.close();
      await app.close();
    },
  };
};

type Add = ReturnType<typeof openMailbox>['add'];

const listenForMail = async (
  add: Add,
  port: number,
  login: Options['login'],
): Promise<{ url: string; close: () => Promise<void> }> => {
  const tries = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      // Some servers repeat what they were told.
      if (username === login?.username && password === login?.password) done(null, { user: username });
      else done(new Error(`Invalid login of ${username} with ${password}`));
    },
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    closeTimeout: 1000,
    onRcptTo: ({ address }, _session, done) => void misbehave(address, tries).then(() => done(), done),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      void buffer(stream)
        .then((raw) => add(raw, { from, to }))
        .then(() => {
          if (!to.some((address) => leavesUnsure(address, tries))) done();
        }, done);
    },
  });
  // A client that goes away in the middle of a mail is no reason to stop.
  server.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(port, '127.0.0.1', () => resolve());
  await promise;
  return {
    url: `smtp://127.0.0.1:${portOf(listening)}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
};

const SLOW_MS = 3000;

/** An answer of SMTP other than yes. */
const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/**
 * Whether a mail to this recipient is taken and never answered, so that its sender does not know what became of it: the first
 * one of each `unsure`.
 */
const leavesUnsure = (address: string, tries: Map<string, number>): boolean =>
  address.startsWith('unsure') && tries.get(address) === 1;

/**
 * Recipients whose name before the `@` asks for trouble: `refused` for good, `busy` at the first try of each mail,
 * `slow` to be taken. Throws the answer to give.
 */
const misbehave = async (address: string, tries: Map<string, number>): Promise<void> => {
  const [behaviour = ''] = address.split(/[@.+-]/);
  const tried = (tries.get(address) ?? 0) + 1;
  tries.set(address, tried);
  if (behaviour === 'refused') throw refusal(550, `<${address}> no such mailbox`);
  if (behaviour === 'busy' && tried % 2 === 1) throw refusal(451, `<${address}> try again later`);
  if (behaviour === 'slow') await sleep(SLOW_MS);
};
