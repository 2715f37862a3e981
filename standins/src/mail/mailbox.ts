import { EventEmitter, once } from 'node:events';
import { readMail, type StoredMail } from './stored-mail.ts';

const MOST = 2000;

export interface Mailbox {
  /** Newest first. */
  list(): StoredMail[];
  /** The newest mail to this address that `which` accepts; waits for it where it is not there yet. */
  next(address: string, which?: (mail: StoredMail) => boolean): Promise<StoredMail>;
  clear(): void;
}

const WAIT_MS = 10_000;

export const openMailbox = () => {
  const mails: StoredMail[] = [];
  const arrivals = new EventEmitter();
  let count = 0;

  const add = async (raw: Buffer, envelope: { from: string; to: string[] }): Promise<void> => {
    count += 1;
    mails.unshift(await readMail(raw, { id: count, ...envelope }));
    mails.splice(MOST);
    arrivals.emit('mail');
  };

  const mailbox: Mailbox = {
    list: () => [...mails],
    async next(address, which = () => true) {
      const find = () => mails.find((mail) => mail.to.includes(address) && which(mail));
      const signal = AbortSignal.timeout(WAIT_MS);
      for (let found = find(); ; found = find()) {
        if (found) return found;
        await once(arrivals, 'mail', { signal });
      }
    },
    clear: () => void mails.splice(0),
  };
  return { add, mailbox };
};
