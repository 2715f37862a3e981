import type { TextReader } from './text-reader.ts';
import type { AiConfig } from './writer.ts';

interface Options {
  /** Is told why a model did not read: a short code, nothing of the text. */
  onFault: (reason: string) => void;
}

/** The reader of this installation; null where no model is set up. */
export const openTextReader = async (config: AiConfig | null, { onFault }: Options): Promise<TextReader | null> => {
  if (config === null) return null;
  const { modelReader } = await import('./model/model-reader.ts');
  return modelReader(config, onFault);
};
