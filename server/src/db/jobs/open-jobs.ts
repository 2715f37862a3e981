import { randomInt, randomUUID } from 'node:crypto';
import type { JobKind } from '@pawsume/contract/job-kinds';
import { currentRequestId } from '#lib/request-id';
import type { Db } from '../types.ts';
import { insertJob } from './job-queries.ts';

/** A random delay, so that the server's load after an answer does not reveal whether there was something to do. */
const PAUSE_MS = { min: 150, max: 600 };

export interface JobToPost {
  kind: JobKind;
  userId?: number;
  /** What of it, as its kind has it: never an address, a link or a token. */
  about?: string;
  /** Where there may be one of them only. */
  key?: string;
}

/** What is done after an answer. */
export interface Jobs {
  /** Posts a job in the transaction that makes it necessary: it is done a moment later, and kept until it is. */
  post(db: Db, job: JobToPost): Promise<void>;
  /** Has what was posted looked for a moment later. */
  soon(): void;
  /** Names who looks for it. */
  onSoon(look: () => void): void;
}

export const openJobs = (): Jobs => {
  let look: () => void = () => undefined;
  const soon = () => void setTimeout(() => look(), randomInt(PAUSE_MS.min, PAUSE_MS.max)).unref();
  return {
    async post(db, { kind, userId, about, key }) {
      await insertJob(db, {
        id: randomUUID(),
        kind,
        user_id: userId ?? null,
        about: about ?? null,
        key: key ?? null,
        request_id: currentRequestId(),
        posted_at: new Date(),
      });
      soon();
    },
    soon,
    onSoon(newLook) {
      look = newLook;
    },
  };
};
