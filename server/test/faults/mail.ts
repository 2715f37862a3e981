import { startMail } from '@pawsume/standins/mail/start-mail';
import { atEnd } from '../harness/at-end.ts';
import { freePort } from '../harness/spawn-server.ts';

/** A mail server that goes down and comes back where it was. */
export interface Mail {
  smtpUrl: string;
  down(): Promise<void>;
  up(): Promise<void>;
  /** All mails that it ever took: whom to, and under which id. */
  taken(): { to: string; messageId: string }[];
}

export const openMail = async (): Promise<Mail> => {
  const port = await freePort();
  const smtpPort = await freePort();
  const start = () => startMail({ port, smtpPort });
  let running = await start();
  atEnd(() => running.close());
  const boxes = [running.mailbox];
  return {
    smtpUrl: running.smtpUrl,
    down: () => running.close(),
    async up() {
      running = await start();
      boxes.push(running.mailbox);
    },
    taken: () =>
      boxes
        .flatMap((box) => box.list())
        .flatMap(({ to, messageId }) => to.map((address) => ({ to: address, messageId }))),
  };
};
