import { BUILT_IN } from '@pawsume/contract/resumes';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { writeCited } from '../built-in/write.ts';
import type { WriterFacts } from '../facts.ts';
import type { AiConfig, Writer, WriterOptions, WrittenProse } from '../writer.ts';
import { faultCode } from './ask.ts';
import { compose } from './compose.ts';
import { writeJudged } from './write-judged.ts';

const DEADLINE_MS = 30_000;
const PAUSE_MS = 500;
/** After so many failures in a row the model is not asked for so long; then a single try decides. */
const FAILURES = 5;
const REST_MS = 30_000;

/** A writer that lets a model write and the fact guard judge; whatever goes wrong, the built-in writer steps in. */
export const modelWriter = (config: AiConfig, options: WriterOptions): Writer => {
  const patience = { deadlineMs: options.deadlineMs ?? DEADLINE_MS, pauseMs: options.pauseMs ?? PAUSE_MS };
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) });
  const fallBack = (facts: WriterFacts, reason: string): WrittenProse => {
    options.onFallback?.(reason);
    return { ...writeCited(facts), writtenBy: BUILT_IN, fellBack: true };
  };
  return {
    async write(facts, knownAs = []) {
      try {
        const judged = await breaker.execute(() => writeJudged(config, { facts, knownAs, patience }));
        const composed = compose(judged, facts);
        if (composed === null) return fallBack(facts, 'guard-thin');
        return { ...composed, writtenBy: config.model, fellBack: false };
      } catch (error) {
        return fallBack(facts, error instanceof BrokenCircuitError ? 'resting' : faultCode(error));
      }
    },
  };
};
