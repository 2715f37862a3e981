import { BUILT_IN } from '@pawsume/contract/resumes';
import type { Measures } from '#lib/measures';
import { type Ended, timed } from '#lib/timed';
import { openTelling, tellBuiltIn } from './telling.ts';
import type { AiConfig, Writer, WriterOptions, WrittenProse } from './writer.ts';

/** The writer of this installation: a model whose sentences are judged where one is set up, else the built-in one. */
export const openWriter = async (config: AiConfig | null, options: WriterOptions = {}): Promise<Writer> => {
  if (config === null) return builtInWriter;
  // The libraries that ask a model take 70 MB, which nobody without a model needs.
  const { modelWriter } = await import('./model/model-writer.ts');
  return modelWriter(config, options);
};

const builtInWriter: Writer = {
  async write(facts, _knownAs, { tell } = {}) {
    return { ...tellBuiltIn(facts, openTelling(tell)), fellBack: false };
  },
};

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
