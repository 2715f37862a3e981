import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bulkhead } from 'cockatiel';
import type { Log } from '#lib/log';
import type { Letter, LetterToWrite, Mailer } from './mailer.ts';
import { openRecipientLimit } from './recipient-limit.ts';
import { describeReason, isFinal, openSmtp, type SmtpSettings } from './smtp.ts';

const MINUTE_MS = 60_000;
const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];
/** A random delay, so that the server's load after an answer does not reveal whether there was a letter to write. */
const PAUSE_MS = { min: 150, max: 600 };
const AT_ONCE = 4;
const MAX_WAITING = 1000;

interface Options {
  /** Null where mail is not set up: letters are written and go nowhere. */
  smtp: SmtpSettings | null;
  log: Log;
  /** Told of each try that failed, but for mails refused for good: most of those have an address that does not exist. */
  onFailure?(): void;
  /** Milliseconds before each further try; some hours altogether unless said otherwise. */
  retryAfterMs?: number[];
}

/** Opens the mailer. Unsent mails are kept in memory: a restart loses them, and whoever misses a link asks again. */
export const openMailer = ({ smtp, log, onFailure, retryAfterMs = RETRY_AFTER_MS }: Options): Mailer => {
  const transport = smtp && openSmtp(smtp);
  const sending = bulkhead(AT_ONCE, MAX_WAITING);
  const running = new Set<Promise<void>>();
  const waits = openWaits();
  const unsent = new Map<Letter, AbortController>();
  const recipients = openRecipientLimit();

  /** Tries once; true when there is nothing left to do. */
  const attempt = async (letter: Letter, isLast: boolean): Promise<boolean> => {
    try {
      await sending.execute(async () => transport?.send(letter));
      return true;
    } catch (error) {
      const details = { kind: letter.kind, userId: letter.userId, reason: describeReason(error) };
      const isOver = isLast || isFinal(error);
      if (!isFinal(error)) onFailure?.();
      if (isOver) log.error(details, 'a mail could not be sent');
      else log.warn(details, 'a mail is tried again later');
      return isOver;
    }
  };

  const send = async (planned: Letter | LetterToWrite): Promise<void> => {
    if (!(await recipients.admits(planned))) {
      log.warn({ kind: planned.kind, userId: planned.userId }, 'a mail was dropped: too many of its kind');
      return;
    }
    const letter = 'write' in planned ? await planned.write() : planned;
    if (letter === null) return;
    const dropped = new AbortController();
    unsent.set(letter, dropped);
    for (const [tried, pause] of [...retryAfterMs, 0].entries()) {
      if (await attempt(letter, tried === retryAfterMs.length)) break;
      if (!(await waits.wait(pause, dropped))) break;
    }
    unsent.delete(letter);
  };

  const deliver = async (write: () => Promise<(Letter | LetterToWrite)[]>): Promise<void> => {
    if (!(await waits.wait(randomInt(PAUSE_MS.min, PAUSE_MS.max)))) return;
    try {
      await Promise.all((await write()).map(send));
    } catch (error) {
      log.error({ err: error }, 'a mail could not be written');
    }
  };

  return {
    post(write) {
      const job = deliver(write).finally(() => running.delete(job));
      running.add(job);
    },
    forget(userId) {
      for (const [letter, dropped] of unsent) if (letter.userId === userId) dropped.abort();
    },
    async close() {
      waits.close();
      await Promise.all(running);
      transport?.close();
    },
  };
};

/** Waits that can be cut short. */
const openWaits = () => {
  const waiting = new Set<AbortController>();
  let isClosed = false;
  return {
    /** Waits so many milliseconds; false when it was cut short. */
    async wait(ms: number, stop = new AbortController()): Promise<boolean> {
      if (isClosed) return false;
      waiting.add(stop);
      const isOver = await sleep(ms, true, { signal: stop.signal, ref: false }).catch(() => false);
      waiting.delete(stop);
      return isOver;
    },
    /** Cuts all waits, and those that come later. */
    close(): void {
      isClosed = true;
      for (const stop of waiting) stop.abort();
    },
  };
};
