import { setTimeout as sleep } from 'node:timers/promises';
import { type Asking, type Failed, openAsking } from './asking.ts';
import { openDeeds } from './deeds.ts';
import type { Fleet } from './fleet.ts';
import { enlist, type Known, missingOf } from './person.ts';
import { checkPictures } from './pictures.ts';
import { PICTURE_EVERY, roundsOf } from './rounds.ts';

const PAUSE_MS = 50;
/** Nothing is broken any more by then. */
const PATIENCE_MS = 90_000;

export interface Load {
  /** Resolves once everybody was served in everything they do, after now. Returns how long that took, in milliseconds. */
  untilServed(): Promise<number>;
  end(): Promise<void>;
  asked(): number;
  /** How many rounds of calls were gone through by all people together. */
  rounds(): number;
  failed(): Failed[];
  wrong(): string[];
  /** What was acknowledged and is not there, and how many pictures nobody named. */
  lost(): Promise<{ lost: string[]; swept: number }>;
}

/** So many people who use the product through the balancer, one call after another each, until told to end. */
export const startLoad = async (fleet: Fleet, count: number): Promise<Load> => {
  const { balancer, db, mail } = fleet;
  const asking = openAsking(balancer.url);
  const { wrong } = asking;
  const deeds = openDeeds(asking);
  const registered: string[] = [];
  const rounds = Array.from({ length: count }, () => 0);
  let gone = 0;
  let isOver = false;

  const register = async (username: string): Promise<void> => {
    const email = `${username}@example.com`;
    if (await deeds.register(username, email)) registered.push(email);
  };

  const live = async (known: Known, n: number): Promise<void> => {
    const goThrough = roundsOf(deeds, { known, n, people: count, register });
    for (let round = 1; !isOver; round += 1) {
      const isServed = await goThrough(round);
      gone += 1;
      if (isServed) rounds[n] = round;
      await sleep(PAUSE_MS);
    }
  };

  const everybody: Known[] = [];
  for (let n = 0; n < count; n += 1) everybody.push(await enlist({ url: balancer.url, db }, `person${n}`));
  const lives = Promise.all(everybody.map(live));
  lives.catch((error) => wrong.set('a person', String(error)));

  return {
    asked: asking.asked,
    failed: asking.failed,
    wrong: () => [...wrong.values()],
    rounds: () => gone,
    async untilServed() {
      const before = [...rounds];
      const begun = performance.now();
      // The round under way may have begun before; none counts as long as a picture is refused.
      while (!rounds.every((round, n) => round >= (before[n] ?? 0) + 1 + PICTURE_EVERY)) {
        if (performance.now() - begun > PATIENCE_MS)
          throw new Error(`not everybody is served: ${describeFailures(asking)}`);
        await sleep(PAUSE_MS);
      }
      return performance.now() - begun;
    },
    async end() {
      isOver = true;
      await lives;
    },
    async lost() {
      const missing = await Promise.all(everybody.map((known) => missingOf(db, known)));
      const { amiss, swept } = await checkPictures(fleet, everybody);
      return { swept, lost: [...missing.flat(), ...amiss, ...mailsAmiss(registered, mail.taken())] };
    },
  };
};

/** Whoever was told that they are registered gets one mail: never none, and never two that are not the same. */
const mailsAmiss = (registered: readonly string[], taken: readonly { to: string; messageId: string }[]): string[] =>
  registered.flatMap((email) => {
    const ids = new Set(taken.filter(({ to }) => to === email).map(({ messageId }) => messageId));
    return ids.size === 1 ? [] : [`${ids.size} mails to ${email}`];
  });

/** Which calls did not succeed, and how often. */
export const describeFailures = ({ failed }: Pick<Asking, 'failed'>): string =>
  failed()
    .map(({ call, status, times }) => `${times} × ${status} ${call}`)
    .join(', ') || 'none';
