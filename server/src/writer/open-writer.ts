import { openTelling, tellBuiltIn } from './telling.ts';
import type { AiConfig, Writer, WriterOptions } from './writer.ts';

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
