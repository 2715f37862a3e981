import { JobFailure } from '#lib/job-failure';
import type { Mailer } from './mailer.ts';
import { admitLetter, type RecipientCounter } from './recipient-limit.ts';
import { describeReason, isFinal, openSmtp, readRefusal, type SmtpSettings } from './smtp.ts';

interface Options {
  /** Null where mail is not set up: letters are written and go nowhere. */
  smtp: SmtpSettings | null;
  /** Counts what reaches an address, for all servers. */
  recipients: RecipientCounter;
  /** Told of each try that failed, but for mails refused for good: most of those have an address that does not exist. */
  onFailure?(): void;
}

export const openMailer = ({ smtp, recipients, onFailure }: Options): Mailer => {
  const transport = smtp && openSmtp(smtp);
  return {
    isSetUp: transport !== null,
    admits: (letter) => admitLetter(recipients, letter),
    async send(letter, id) {
      try {
        return (await transport?.send(letter, id)) ?? '';
      } catch (cause) {
        if (!isFinal(cause)) onFailure?.();
        throw new JobFailure(describeReason(cause), { isFinal: isFinal(cause), cause });
      }
    },
    async checkKeys() {
      try {
        await transport?.logIn();
      } catch (cause) {
        const words = smtp && readRefusal(cause, smtp);
        throw new JobFailure(words ?? describeReason(cause), { isFinal: words !== null, cause });
      }
    },
    close: () => transport?.close(),
  };
};
