import { handleWhen } from 'cockatiel';
import type { WriterFacts } from '../facts.ts';
import { openTelling, type Telling, tellBuiltIn } from '../telling.ts';
import type { AiConfig, Writer, WriterOptions, WrittenProse } from '../writer.ts';
import { faultCode, openBreaker } from './ask.ts';
import { compose } from './compose.ts';
import { UnreliableJudgeError } from './entailment.ts';
import { writeJudged } from './write-judged.ts';

const DEADLINE_MS = 30_000;
const PAUSE_MS = 500;

/** The caller gave up waiting: the circuit breaker does not count it as a failure. */
class GivenUpError extends Error {
  override name = 'GivenUpError';
}

/** Opens a writer that lets a model write and another call to it judge. The built-in writer replaces a model that fails. */
export const modelWriter = (config: AiConfig, options: WriterOptions): Writer => {
  const { deadlineMs = DEADLINE_MS, pauseMs = PAUSE_MS } = options;
  const breaker = openBreaker(handleWhen((error) => !(error instanceof GivenUpError)));
  const fallBack = (facts: WriterFacts, reason: string, telling: Telling): WrittenProse => {
    options.onFallback?.(reason);
    return { ...tellBuiltIn(facts, telling), fellBack: true };
  };
  return {
    async write(facts, knownAs = [], { signal, tell } = {}) {
      const telling = openTelling(tell);
      const writing = { facts, knownAs, telling, patience: { deadlineMs, pauseMs, signal } };
      const write = () =>
        writeJudged(config, writing).catch((error: unknown) => {
          throw signal?.aborted ? new GivenUpError() : error;
        });
      try {
        const composed = compose(await breaker.execute(write), facts);
        if (composed === null) return fallBack(facts, 'too-little', telling);
        telling.whole(composed);
        return { ...composed, writtenBy: config.model, fellBack: false };
      } catch (error) {
        signal?.throwIfAborted();
        return fallBack(facts, error instanceof UnreliableJudgeError ? 'unreliable-judge' : faultCode(error), telling);
      }
    },
  };
};
