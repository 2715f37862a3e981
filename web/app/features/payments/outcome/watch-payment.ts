import type { Payment, PaymentState } from '@pawsume/contract/payments';
import { ApiError, isTransient } from '~/api/api-error.ts';
import { pauseBeforeAsking } from './ask-again.ts';

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
