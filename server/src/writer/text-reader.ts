import type { AiConfig } from './writer.ts';

/** What a model says that a text says. Nobody has checked yet whether it does. */
export interface ClaimedAnswer {
  field: string;
  value: string;
  quote: string;
}

/** A model that reads texts about pets. */
export interface TextReader {
  /** Its name. */
  model: string;
  /** @throws what went wrong. */
  read(text: string): Promise<ClaimedAnswer[]>;
}

/** The reader of this installation; null where no model is set up. */
export const openTextReader = async (config: AiConfig | null): Promise<TextReader | null> => {
  if (config === null) return null;
  const { modelReader } = await import('./model/model-reader.ts');
  return modelReader(config);
};
