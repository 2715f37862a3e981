import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, type LanguageModel, type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { AnswerTooLargeError, boundedStream } from '#lib/bounded-fetch';
import type { AiConfig } from '../writer.ts';

/** In characters. */
const LONGEST_ANSWER = 256 * 1024;
/** A stream puts up to some hundred bytes around each word. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;
const OPENAI = 'https://api.openai.com/v1';

/** `plain` asks for what even old and small servers know; it is tried where `strict` was refused. */
export type RequestStyle = 'strict' | 'plain';

/** Returns the model of this configuration. Code fences and talk around the JSON of its answer are cut off. */
export const languageModel = (config: AiConfig, style: RequestStyle): LanguageModel =>
  wrapLanguageModel({
    model: config.provider === 'anthropic' ? anthropic(config) : openAiCompatible(config, style),
    middleware: [extractJsonMiddleware({ transform: extractJson }), refuseLong],
  });

const refuseLong: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  async wrapStream({ doStream }) {
    const { stream, ...rest } = await doStream();
    let length = 0;
    const bounded: typeof stream = stream.pipeThrough(
      new TransformStream({
        transform(part, passOn) {
          if (part.type === 'text-delta') {
            length += part.delta.length;
            if (length > LONGEST_ANSWER) throw new AnswerTooLargeError(`more than ${LONGEST_ANSWER} characters`);
          }
          passOn.enqueue(part);
        },
      }),
    );
    return { stream: bounded, ...rest };
  },
};

const anthropic = ({ apiKey, baseUrl, model }: AiConfig) =>
  createAnthropic({ apiKey, fetch: boundedStream(MAX_STREAM_BYTES), ...(baseUrl && { baseURL: baseUrl }) })(model);

const openAiCompatible = ({ apiKey, baseUrl, model }: AiConfig, style: RequestStyle) =>
  createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? OPENAI,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedStream(MAX_STREAM_BYTES),
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
