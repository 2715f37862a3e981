import { z } from 'zod';

const message = z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) });

const responseFormat = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text') }),
  z.strictObject({ type: z.literal('json_object') }),
  z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      strict: z.boolean().optional(),
      schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
    }),
  }),
]);

/** What `POST /chat/completions` takes. Parameters that are not here are refused, as the real service refuses them. */
export const chatRequest = z
  .strictObject({
    model: z.string().min(1),
    messages: z.array(message).min(1),
    max_tokens: z.int().positive().optional(),
    max_completion_tokens: z.int().positive().optional(),
    temperature: z.number().min(0).max(2).optional(),
    response_format: responseFormat.optional(),
    stream: z.boolean().optional(),
  })
  .refine((body) => body.max_tokens === undefined || body.max_completion_tokens === undefined, {
    path: ['max_tokens'],
    message: 'max_tokens and max_completion_tokens cannot both be given.',
  });

export type ChatRequest = z.infer<typeof chatRequest>;

export type FinishReason = 'stop' | 'length' | 'content_filter';

/** The body of a completion; `content` is what the model said. */
export const completion = (model: string, content: string, finish: FinishReason = 'stop') => ({
  id: 'chatcmpl-standin',
  object: 'chat.completion',
  created: 1_795_000_000,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: finish }],
  usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
});

/** The body of a refusal. */
export const refusal = ({ message, type, param, code }: Refusal) => ({
  error: { message, type, param: param ?? null, code: code ?? null },
});

export interface Refusal {
  message: string;
  type: string;
  param?: string | null;
  code?: string | null;
}
