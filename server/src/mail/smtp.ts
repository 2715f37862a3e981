import { BRAND } from '@pawsume/contract/brand';
import { createTransport } from 'nodemailer';
import { isLoopbackName } from '#lib/loopback';
import { scrub } from '#lib/open-log';
import type { Letter } from './mailer.ts';

const TIME_LIMIT_MS = 30_000;
// Codes of SMTP, of Node and of nodemailer; messages of errors quote addresses.
const CODE = /^[A-Z][A-Z_]{1,30}$/;

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** The address that answers go to; null where that is the one they come from. */
  replyTo: string | null;
}

interface Smtp {
  /** Rejects unless the server took it; returns its answer. `id` is told to it as the mail's own. */
  send(letter: Letter, id: string): Promise<string>;
  /** Connects, and logs in where the address has a name and password. Rejects where that fails. */
  logIn(): Promise<void>;
  close(): void;
}

/** A mail server. Over a network it has to speak TLS: links in mails open accounts. */
export const openSmtp = ({ url, from, replyTo }: SmtpSettings): Smtp => {
  const transport = createTransport({
    url,
    requireTLS: !isLoopbackName(new URL(url).hostname),
    connectionTimeout: TIME_LIMIT_MS / 3,
    greetingTimeout: TIME_LIMIT_MS / 3,
    socketTimeout: TIME_LIMIT_MS / 3,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }, id) {
      // As an object and not as text, in which a comma in an address would begin another one.
      const recipient = { name: '', address: to };
      // A limit on the whole, because a server may send its answers byte by byte for ever without ever pausing too
      // long.
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      const { response } = await transport.sendMail({
        messageId: `<${id}@${domainOf(from)}>`,
        from: { name: BRAND, address: from },
        ...(replyTo !== null && { replyTo }),
        to: recipient,
        envelope: { from, to: [recipient] },
        subject,
        text,
        html,
        signal,
      });
      return response;
    },
    logIn: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const memberOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The answer of the mail server as a number; undefined where it gave none. */
const answerOf = (error: unknown): number | undefined => {
  const answer = memberOf(error, 'responseCode');
  return typeof answer === 'number' ? answer : undefined;
};

/** What the server answered to a login that it refused, without name and password; null where it gave no answer. */
export const readRefusal = (error: unknown, { url }: SmtpSettings): string | null => {
  const answer = memberOf(error, 'response');
  if (typeof answer !== 'string') return null;
  const { username, password } = new URL(url);
  return [username, password]
    .filter(Boolean)
    .reduce((text, secret) => text.replaceAll(decodeURIComponent(secret), '…'), scrub(answer));
};

/** Why a mail was not taken, safe to log. */
export const describeReason = (error: unknown): string => {
  const code = memberOf(error, 'code');
  const name = typeof code === 'string' && CODE.test(code) ? code : 'unknown';
  return [name, answerOf(error)].filter((part) => part !== undefined).join(' ');
};

const MOST_WORDS = 300;

/** What the mail server answered, or why it could not be asked. It may quote addresses: keep it out of the log. */
export const wordsOf = (error: unknown): string =>
  String(memberOf(error, 'response') ?? memberOf(error, 'message'))
    .replaceAll(/\s+/g, ' ')
    .slice(0, MOST_WORDS);

/** Whether it is of no use to try again: the server has refused this mail for good. */
export const isFinal = (error: unknown): boolean => {
  const answer = answerOf(error) ?? 0;
  return answer >= 500 && answer < 600 && memberOf(error, 'code') !== 'EAUTH';
};
