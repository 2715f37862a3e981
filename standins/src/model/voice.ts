import type { FastifyReply } from 'fastify';
import { type ChatRequest, completion, type FinishReason } from './chat.ts';

/** How the words of a model travel: in one body, or as the events of a stream. */
export interface Voice {
  whole(model: string, content: string, finish: FinishReason): object;
  opening(model: string): string;
  piece(model: string, text: string): string;
  closing(model: string, finish: FinishReason): string;
}

const PIECE = /[\s\S]{1,12}/g;

const chunk = (model: string, delta: object, finish: FinishReason | null = null): string => {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...completion(model, ''), object: 'chat.completion.chunk', choices })}\n\n`;
};

export const openAiVoice: Voice = {
  whole: completion,
  opening: (model) => chunk(model, { role: 'assistant', content: '' }),
  piece: (model, content) => chunk(model, { content }),
  closing: (model, finish) => `${chunk(model, {}, finish)}data: [DONE]\n\n`,
};

const event = (type: string, body: object): string => `event: ${type}\ndata: ${JSON.stringify({ type, ...body })}\n\n`;
const message = (model: string, content: object[], stop_reason: string | null) => ({
  ...{ id: 'msg_standin', type: 'message', role: 'assistant', model, content, stop_reason, stop_sequence: null },
  usage: { input_tokens: 900, output_tokens: 300 },
});

interface Block {
  /** As it begins, before anything is said. */
  begun: object;
  said(text: string): object;
  delta(text: string): object;
  ends: string;
}

const anthropicVoice = ({ begun, said, delta, ends }: Block): Voice => {
  const reason = (finish: FinishReason) => (finish === 'length' ? 'max_tokens' : ends);
  return {
    whole: (model, text, finish) => message(model, [said(text)], reason(finish)),
    opening: (model) =>
      event('message_start', { message: message(model, [], null) }) +
      event('content_block_start', { index: 0, content_block: begun }),
    piece: (_model, text) => event('content_block_delta', { index: 0, delta: delta(text) }),
    closing: (_model, finish) =>
      event('content_block_stop', { index: 0 }) +
      event('message_delta', { delta: { stop_reason: reason(finish) }, usage: { output_tokens: 300 } }) +
      event('message_stop', {}),
  };
};

/** Anthropic's models say JSON as text where they know its schema, the others as what they hand to a tool. */
export const anthropicText = anthropicVoice({
  begun: { type: 'text', text: '' },
  said: (text) => ({ type: 'text', text }),
  delta: (text) => ({ type: 'text_delta', text }),
  ends: 'end_turn',
});

export const anthropicTool = (name: string): Voice => {
  const call = { type: 'tool_use', id: 'toolu_standin', name };
  return anthropicVoice({
    begun: { ...call, input: {} },
    said: (text) => ({ ...call, input: JSON.parse(text) }),
    delta: (partial_json) => ({ type: 'input_json_delta', partial_json }),
    ends: 'tool_use',
  });
};

export interface Asked {
  chat: ChatRequest;
  voice: Voice;
}

interface Manner {
  finish?: FinishReason;
  /** Done when half of the words are said. */
  halfway?: () => Promise<void>;
}

/** Says it as it was asked for. */
export const say = async (
  reply: FastifyReply,
  { chat: { model, stream }, voice }: Asked,
  content: string,
  { finish = 'stop', halfway = async () => undefined }: Manner = {},
): Promise<unknown> => {
  if (!stream) {
    await halfway();
    return reply.send(voice.whole(model, content, finish));
  }
  const pieces = content.match(PIECE) ?? [];
  const half = Math.ceil(pieces.length / 2);
  const send = (some: string[]) => reply.raw.write(some.map((text) => voice.piece(model, text)).join(''));
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write(voice.opening(model));
  send(pieces.slice(0, half));
  await halfway();
  if (reply.raw.destroyed) return;
  send(pieces.slice(half));
  return reply.raw.end(voice.closing(model, finish));
};
