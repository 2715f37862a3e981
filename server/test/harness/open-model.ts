import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { atEnd } from './at-end.ts';

/** A model until the end of the file, and settings of an app that asks it. Its name says how it behaves. */
export const openModel = async (name: string, provider = 'openai-compatible') => {
  const model = await startModel();
  atEnd(() => model.close());
  return { model, ai: { AI_PROVIDER: provider, AI_MODEL: name, AI_BASE_URL: model.url, AI_API_KEY: MODEL_API_KEY } };
};
