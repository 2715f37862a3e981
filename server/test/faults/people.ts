import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { z } from 'zod';
import type { Db } from '#db/types';
import { enterInLedger } from '#features/credits/ledger';
import { clientOf, petForm } from '../process/client.ts';
import type { Fleet } from './fleet.ts';

const CREDITS = 150;
const PAUSE_MS = 50;
/** Within the limits of texts and registrations. */
const TEXT_EVERY = 12;
const REGISTER_EVERY = 6;
const TRY_AGAIN_MS = 300;

/** What was answered, and what may therefore never be lost. */
interface Known {
  userId: number;
  petId: number;
  token: string;
  /** The last text that was stored, and those that were sent later and not answered with success. */
  stored: string;
  unsure: string[];
  /** Downloads that were answered with a PDF, each under a key of its own. */
  downloads: number;
  resumes: number[];
}

interface Answer {
  status: number;
  retryAfter: string | null;
  body: string;
}

export interface Load {
  /** Resolves once everybody was served in everything they do, after now. Returns how long that took, in milliseconds. */
  untilServed(): Promise<number>;
  end(): Promise<void>;
  /** How many calls were made, and how those were answered that did not succeed, by status; 0 is no answer. */
  asked(): number;
  failed(): Record<number, number>;
  /** Answers that should not have been. */
  wrong(): string[];
  /** What was acknowledged and is not there. */
  lost(): Promise<string[]>;
}

/** So many people who use the product through the balancer, one call after another each, until told to end. */
export const startLoad = async ({ balancer, db, mail }: Fleet, count: number): Promise<Load> => {
  const failed: Record<number, number> = {};
  const wrong: string[] = [];
  const registered: string[] = [];
  const rounds = Array.from({ length: count }, () => 0);
  let asked = 0;
  let isOver = false;

  const ask = async (method: string, path: string, { token = '', key = '', json }: Sent = {}): Promise<Answer> => {
    asked += 1;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(key !== '' && { [IDEMPOTENCY_HEADER]: key }),
    };
    const body = json === undefined ? null : JSON.stringify(json);
    const answer = await fetch(`${balancer.url}/api${path}`, { method, headers, body }).then(
      async (response): Promise<Answer> => ({
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        body: await response.text(),
      }),
      () => ({ status: 0, retryAfter: null, body: '' }),
    );
    if (answer.status >= 400 || answer.status === 0) failed[answer.status] = (failed[answer.status] ?? 0) + 1;
    if (isWrong(answer)) wrong.push(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 200)}`);
    return answer;
  };

  /** Asks again until it is answered with success. */
  const insist = async (call: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const answer = await call();
      if (answer.status >= 200 && answer.status < 300) return answer;
      await sleep(TRY_AGAIN_MS);
    }
  };

  const save = async (known: Known, text: string): Promise<void> => {
    const json = { personality: ['Calm'], training: [], health_description: text };
    known.unsure.push(text);
    await insist(() => ask('PUT', `/pet/form/step2/${known.petId}`, { token: known.token, json }));
    known.stored = text;
    known.unsure = [];
  };

  const live = async (known: Known, n: number): Promise<void> => {
    const { token, petId } = known;
    for (let round = 1; !isOver; round += 1) {
      await insist(() => ask('GET', '/user/me', { token }));
      await save(known, `As it was in round ${round}.`);
      if (known.downloads < CREDITS) {
        const key = randomUUID();
        await insist(() => ask('GET', `/resumes/${known.resumes[0]}/download`, { token, key }));
        known.downloads += 1;
      }
      if ((round + n) % TEXT_EVERY === 0) {
        const { body } = await insist(() => ask('POST', `/pet/generate-resume/${petId}`, { token, json: {} }));
        known.resumes.push(resume.parse(JSON.parse(body)).resume_id);
      }
      if ((round + n) % REGISTER_EVERY === 0) await registerSomebody(n, round);
      rounds[n] = round;
      await sleep(PAUSE_MS);
    }
  };

  const registerSomebody = async (n: number, round: number): Promise<void> => {
    const username = `guest${n}.${round}`;
    const email = `${username}@example.com`;
    const json = { username, password: 'a fine long password', email, name: 'Guest' };
    const { status } = await ask('POST', '/auth/register', { json });
    if (status === 201) registered.push(email);
  };

  const everybody: Known[] = [];
  for (let n = 0; n < count; n += 1) everybody.push(await enlist({ url: balancer.url, db }, n));
  const lives = Promise.all(everybody.map(live));
  lives.catch((error) => wrong.push(String(error)));

  return {
    asked: () => asked,
    failed: () => failed,
    wrong: () => wrong,
    async untilServed() {
      const before = [...rounds];
      const begun = performance.now();
      // The round under way may have begun before.
      while (!rounds.every((round, n) => round >= (before[n] ?? 0) + 2)) await sleep(PAUSE_MS);
      return performance.now() - begun;
    },
    async end() {
      isOver = true;
      await lives;
    },
    async lost() {
      const missing = await Promise.all(everybody.map((known) => missingOf(db, known)));
      return [...missing.flat(), ...mailsAmiss(registered, mail.taken())];
    },
  };
};

interface Sent {
  token?: string;
  key?: string;
  json?: unknown;
}

const resume = z.object({ resume_id: z.int() });

/** A 503 says when to come back. 502 is the balancer's: a server was asked and is gone. */
const isWrong = ({ status, retryAfter }: Answer): boolean =>
  status >= 400 && status !== 502 && !(status === 503 && retryAfter);

const enlist = async ({ url, db }: { url: string; db: Db }, n: number): Promise<Known> => {
  const send = clientOf(url);
  const account = { username: `person${n}`, password: 'a fine long password', email: `p${n}@example.com`, name: 'P' };
  await send('POST', '/auth/register', '', account);
  const { token } = z.object({ token: z.string() }).parse(await send('POST', '/auth/login', '', account));
  await send('PUT', '/user/me', token, { ...account, profession: 'Nurse', address: '12 Elm', phone: '9025550100' });
  const { pet_id: petId } = z
    .object({ pet_id: z.int() })
    .parse(await send('POST', '/pet/form/step1', token, petForm('Pip')));
  const { resume_id } = resume.parse(await send('POST', `/pet/generate-resume/${petId}`, token, {}));
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', account.username)
    .executeTakeFirstOrThrow();
  const entry = { kind: 'admin', userId, change: 1, actorId: userId, now: new Date() } as const;
  for (let given = 0; given < CREDITS; given += 1) await db.transaction().execute((tx) => enterInLedger(tx, entry));
  return { userId, petId, token, stored: '', unsure: [], downloads: 0, resumes: [resume_id] };
};

/** What one person was told that is done, and is not. */
const missingOf = async (db: Db, { userId, petId, stored, unsure, downloads, resumes }: Known): Promise<string[]> => {
  const pet = await db.selectFrom('pets').select('step2').where('id', '=', petId).executeTakeFirstOrThrow();
  const user = await db
    .selectFrom('users')
    .select('download_credits')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const kept = await db.selectFrom('resumes').select('id').where('user_id', '=', userId).execute();
  const text = z.object({ health_description: z.string() }).parse(pet.step2).health_description;
  const ids = kept.map(({ id }) => id);
  return [
    ...([stored, ...unsure].includes(text) ? [] : [`pet ${petId} says "${text}", not "${stored}"`]),
    ...(user.download_credits === CREDITS - downloads
      ? []
      : [`user ${userId} has ${user.download_credits} credits after ${downloads} downloads of ${CREDITS}`]),
    ...resumes.filter((id) => !ids.includes(id)).map((id) => `résumé ${id} is gone`),
  ];
};

/** Whoever was told that they are registered gets one mail: never none, and never two that are not the same. */
const mailsAmiss = (registered: readonly string[], taken: readonly { to: string; messageId: string }[]): string[] =>
  registered.flatMap((email) => {
    const ids = new Set(taken.filter(({ to }) => to === email).map(({ messageId }) => messageId));
    return ids.size === 1 ? [] : [`${ids.size} mails to ${email}`];
  });
