import { z } from 'zod';
import { type ChatRequest, chatRequest } from './chat.ts';
import { type Asked, anthropicText, anthropicTool } from './voice.ts';

const block = z.strictObject({ type: z.literal('text'), text: z.string().min(1) });
const schema = z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) });

/** What `POST /messages` of Anthropic takes, as far as it is used here. */
const messagesRequest = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.int().positive(),
  system: z.array(block).min(1),
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.array(block).min(1) })).min(1),
  output_config: z.strictObject({ format: z.strictObject({ type: z.literal('json_schema'), schema }) }).optional(),
  tools: z
    .tuple([
      z.strictObject({
        name: z.string(),
        description: z.string().optional(),
        input_schema: schema,
        eager_input_streaming: z.boolean().optional(),
      }),
    ])
    .optional(),
  tool_choice: z.strictObject({ type: z.literal('any'), disable_parallel_tool_use: z.boolean() }).optional(),
  stream: z.boolean().optional(),
});

/** Such a request, in the words of the other protocol; null for any other body. */
export const askedByMessages = (body: unknown): Asked | null => {
  const { data } = messagesRequest.safeParse(body);
  if (!data) return null;
  const { model, max_tokens, stream, system, messages, tools } = data;
  const chat: ChatRequest = chatRequest.parse({
    ...{ model, max_tokens, stream },
    messages: [
      { role: 'system', content: textOf(system) },
      ...messages.map(({ role, content }) => ({ role, content: textOf(content) })),
    ],
  });
  return { chat, voice: tools ? anthropicTool(tools[0].name) : anthropicText };
};

const textOf = (blocks: { text: string }[]): string => blocks.map(({ text }) => text).join('\n');
