import { BUILT_IN } from '@pawsume/contract/resumes';
import type { Measures } from '#lib/measures';
import { type Ended, timed } from '#lib/timed';
import type { Writer, WrittenProse } from './writer.ts';

/**
 * The same writer, which reports each text: whether a model or the built-in writer was asked for it, how long it took, and
 * whether it was `written`, `replaced` by the built-in writer because the model did not write it, `stopped`, or `failed`.
 */
export const measured = (
  writer: Writer,
  { hasModel, measures }: { hasModel: boolean; measures: Pick<Measures, 'text' | 'span'> },
): Writer => ({
  write: (facts, knownAs, watching) =>
    timed(
      () => measures.span({ name: 'text' }, () => writer.write(facts, knownAs, watching)),
      (ended, seconds) => {
        const outcome = outcomeOf(ended, watching?.signal?.aborted === true);
        measures.text({ writer: hasModel ? 'model' : BUILT_IN, outcome }, seconds);
      },
    ),
});

const outcomeOf = (ended: Ended<WrittenProse>, wasStopped: boolean): string => {
  if ('error' in ended) return wasStopped ? 'stopped' : 'failed';
  return ended.result.fellBack ? 'replaced' : 'written';
};
