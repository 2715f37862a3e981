import { writeCited } from './built-in/write.ts';
import { modelWriter } from './model/model-writer.ts';
import type { AiConfig, Writer, WriterOptions } from './writer.ts';

/** The writer of this installation: a model behind the fact guard where one is set up, else the built-in one. */
export const openWriter = (config: AiConfig | null, options: WriterOptions = {}): Writer =>
  config === null ? builtInWriter : modelWriter(config, options);

const builtInWriter: Writer = {
  write: async (facts) => ({ ...writeCited(facts), writtenBy: 'built-in', fellBack: false }),
};
