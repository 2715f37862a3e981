import type { Payment, PaymentState } from '@pawsume/contract/payments';
import { ApiError, isTransient } from '~/api/api-error.ts';

const SECOND_MS = 1000;

/** How long to pause after the first, second … question; after the last one it stays as it is. */
const PAUSES_MS = [1 * SECOND_MS, 2 * SECOND_MS, 3 * SECOND_MS, 5 * SECOND_MS] as const;

/** From then on the buyer is told that it takes long. */
export const LONG_AFTER_MS = 30 * SECOND_MS;

/** The longer it takes, the more rarely it is asked: what may have come after hours is not worth a question a second. */
const LONG_PAUSES = [
  { afterMs: 10 * 60 * SECOND_MS, pauseMs: 60 * SECOND_MS },
  { afterMs: 2 * 60 * SECOND_MS, pauseMs: 30 * SECOND_MS },
  { afterMs: LONG_AFTER_MS, pauseMs: 10 * SECOND_MS },
] as const;

/** How long to wait before asking again what became of a payment, in milliseconds. */
const pauseBeforeAsking = ({ asked, waitedMs }: { asked: number; waitedMs: number }): number => {
  const long = LONG_PAUSES.find(({ afterMs }) => waitedMs >= afterMs);
  if (long) return long.pauseMs;
  return PAUSES_MS[Math.min(asked, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
};

/** What is known of a payment so far. */
export interface Watch {
  /** The last answer; null before the first. */
  payment: Payment | null;
  /** `unreachable`: the last question got no answer. `missing`: there is no such payment of this person. */
  trouble: 'unreachable' | 'missing' | null;
  /** From the first question to this answer. */
  waitedMs: number;
}

interface Watcher {
  /** Does not wait for the next turn. Nothing happens while a question is under way, or after the end. */
  askNow: () => void;
  stop: () => void;
}

type Answer = Payment | 'unreachable' | 'missing' | 'signed out';

/**
 * Asks at once, and again after each pause, until the payment is settled or turns out not to exist. A session that is
 * over ends it too, without a report: `ask` leads to the login.
 */
export const watchPayment = (ask: () => Promise<Payment>, report: (watch: Watch) => void): Watcher => {
  const startedAt = Date.now();
  let watch: Watch = { payment: null, trouble: null, waitedMs: 0 };
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'waiting' | 'asking' | 'over' = 'waiting';

  const turn = async () => {
    if (state !== 'waiting') return;
    clearTimeout(timer);
    state = 'asking';
    asked += 1;
    const answer = await answerTo(ask);
    if (state !== 'asking') return;
    if (answer !== 'signed out') {
      watch = { ...watch, ...newsIn(answer), waitedMs: Date.now() - startedAt };
      report(watch);
    }
    state = isLast(answer) ? 'over' : 'waiting';
    if (state === 'waiting') timer = setTimeout(turn, pauseBeforeAsking({ asked, waitedMs: watch.waitedMs }));
  };

  const stop = () => {
    state = 'over';
    clearTimeout(timer);
  };

  void turn();
  return { askNow: () => void turn(), stop };
};

const answerTo = async (ask: () => Promise<Payment>): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || isTransient(error)) return 'unreachable';
    return error.status === 401 ? 'signed out' : 'missing';
  }
};

const newsIn = (answer: Exclude<Answer, 'signed out'>): Partial<Watch> =>
  typeof answer === 'string' ? { trouble: answer } : { payment: answer, trouble: null };

const SETTLED: ReadonlySet<PaymentState> = new Set([
  'paid',
  'refunded',
  'disputed',
  'charged_back',
  'failed',
  'review',
]);

const isLast = (answer: Answer): boolean =>
  typeof answer === 'string' ? answer !== 'unreachable' : SETTLED.has(answer.state) && answer.is_known !== false;
