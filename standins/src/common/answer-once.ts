import type { FastifyReply } from 'fastify';
import { type CommonFault, strike } from './faults.ts';

export interface Answer {
  status: number;
  /** The body as sent, so that a replay is the same to the byte. */
  json: string;
}

interface Begun {
  call: string;
  /** Null while the first call is under way. */
  answer: Answer | null;
}

/** What stands under a key: nothing so far, the answer to the same call, that call still under way, or another call. */
type Earlier = { kind: 'none' | 'under_way' | 'other' } | { kind: 'done'; answer: Answer };

/** The first answer under a key is the answer under that key. */
export class SavedAnswers {
  readonly #begun = new Map<string, Begun>();

  /** Where there is `none`, the call begins under this key; then it must be saved or forgotten. */
  begin(key: string, call: string): Earlier {
    const earlier = this.#begun.get(key);
    if (!earlier) {
      this.#begun.set(key, { call, answer: null });
      return { kind: 'none' };
    }
    if (earlier.call !== call) return { kind: 'other' };
    return earlier.answer ? { kind: 'done', answer: earlier.answer } : { kind: 'under_way' };
  }

  save(key: string, answer: Answer): void {
    const begun = this.#begun.get(key);
    if (begun) this.#begun.set(key, { ...begun, answer });
  }

  /** A call that was refused leaves no trace. */
  forget(key: string): void {
    this.#begun.delete(key);
  }
}

export interface Work {
  answers: SavedAnswers;
  /** Null for calls that are not done once by one. */
  key: string | null;
  reply: FastifyReply;
  fault: CommonFault | null;
  /** What a fault of the kind `error` throws. */
  error: Error;
  /** Does the work and saves its answer under the key: from there on a repeated key finds it. */
  commit(): Answer | Promise<Answer>;
}

/** Does a call's work, and lets its fault happen before or after. Null where the fault took the place of the answer. */
export const answerOnce = async ({ answers, key, reply, fault, error, commit }: Work): Promise<Answer | null> => {
  let answer: Answer | null = null;
  try {
    const isStruck = fault?.when === 'before_commit' && (await strike(fault, { reply, error }));
    if (!isStruck) answer = await commit();
  } finally {
    if (key && !answer) answers.forget(key);
  }
  if (!answer || fault?.when !== 'after_commit') return answer;
  return (await strike(fault, { reply, answer: answer.json, error })) ? null : answer;
};
