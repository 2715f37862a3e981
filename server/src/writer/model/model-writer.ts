import type { Prose } from '@pawsume/contract/resumes';
import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { readPet } from '../built-in/pet.ts';
import { writeCited } from '../built-in/write.ts';
import { guardFacts } from '../fact-guard.ts';
import type { WriterFacts } from '../facts.ts';
import type { AiConfig, Writer, WriterOptions, WrittenProse } from '../writer.ts';
import { ask, faultCode } from './ask.ts';
import { hideNames } from './hidden-names.ts';
import { writePrompt } from './prompt.ts';

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
    return { ...writeCited(facts), writtenBy: 'built-in', fellBack: true };
  };
  return {
    async write(facts, knownAs = []) {
      try {
        const { facts: nameless, reveal } = hideNames(facts, [facts.owner.name, ...knownAs]);
        const prompt = writePrompt(nameless, readPet(facts).theirOwner);
        const answer = await breaker.execute(() => ask(config, prompt, patience));
        const verdict = guardFacts(revealed(answer, reveal), facts);
        if (verdict.prose === null) return fallBack(facts, `guard-${verdict.reason}`);
        return { prose: verdict.prose, told: null, writtenBy: config.model, fellBack: false };
      } catch (error) {
        return fallBack(facts, error instanceof BrokenCircuitError ? 'resting' : faultCode(error));
      }
    },
  };
};

const revealed = (prose: Prose, reveal: (text: string) => string): Prose => ({
  one_liner_description: reveal(prose.one_liner_description),
  rewritten_pet_description: reveal(prose.rewritten_pet_description),
  rewritten_owner_description: reveal(prose.rewritten_owner_description),
});
