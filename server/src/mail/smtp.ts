import { BRAND } from '@pawsume/contract/brand';
import { createTransport } from 'nodemailer';
import type { Letter } from './mailer.ts';

const TIME_LIMIT_MS = 30_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  url: string;
  /** The address that mails come from. */
  from: string;
  /** The address that answers go to; null where that is the one they come from. */
  replyTo: string | null;
}

interface Smtp {
  /** Rejects unless the server took it. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** A mail server. Over a network it has to speak TLS: links in mails open accounts. */
export const openSmtp = ({ url, from, replyTo }: SmtpSettings): Smtp => {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
    connectionTimeout: TIME_LIMIT_MS / 3,
    greetingTimeout: TIME_LIMIT_MS / 3,
    socketTimeout: TIME_LIMIT_MS / 3,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      // As an object and not as text, in which a comma in an address would begin another one.
      const recipient = { name: '', address: to };
      // Of its own, because a server may drip its answers for ever without a pause that is too long.
      const signal = AbortSignal.timeout(TIME_LIMIT_MS);
      await transport.sendMail({
        from: { name: BRAND, address: from },
        ...(replyTo !== null && { replyTo }),
        to: recipient,
        envelope: { from, to: [recipient] },
        subject,
        text,
        html,
        signal,
      });
    },
    close: () => transport.close(),
  };
};
