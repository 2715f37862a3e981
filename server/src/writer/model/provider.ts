import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, type LanguageModel, wrapLanguageModel } from 'ai';
import { boundedFetch } from '#lib/bounded-fetch';
import type { AiConfig } from '../writer.ts';

const MAX_ANSWER_BYTES = 256 * 1024;
const OPENAI = 'https://api.openai.com/v1';

/** `plain` asks for what even old and small servers know; it is tried where `strict` was refused. */
export type RequestStyle = 'strict' | 'plain';

/** The model of this configuration; its answer is taken out of code fences and talk around the JSON. */
export const languageModel = (config: AiConfig, style: RequestStyle): LanguageModel =>
  wrapLanguageModel({
    model: config.provider === 'anthropic' ? anthropic(config) : openAiCompatible(config, style),
    middleware: extractJsonMiddleware({ transform: extractJson }),
  });

const anthropic = ({ apiKey, baseUrl, model }: AiConfig) =>
  createAnthropic({ apiKey, fetch: boundedFetch(MAX_ANSWER_BYTES), ...(baseUrl && { baseURL: baseUrl }) })(model);

const openAiCompatible = ({ apiKey, baseUrl, model }: AiConfig, style: RequestStyle) =>
  createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? OPENAI,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(MAX_ANSWER_BYTES),
    ...(style === 'plain' && { transformRequestBody: simplified }),
  }).chatModel(model);

/** Servers without JSON schemas know `json_object`; newer models want `max_completion_tokens`. The prompt has the schema. */
const simplified = ({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  max_completion_tokens: max_tokens,
  response_format: { type: 'json_object' },
});

const extractJson = (text: string): string => {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return from >= 0 && to > from ? text.slice(from, to + 1) : text;
};
