import { type Call, EVENT_STREAM, PICTURE_PARTS } from '@pawsume/contract/call';
import { errorBody, failedEvent } from '@pawsume/contract/errors';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const CONTENT_TYPE = { html: 'text/html', pdf: 'application/pdf', archive: 'application/zip' } as const;

/** A call's schemas as Fastify checks them, and as the OpenAPI description shows them. */
export const describe = (call: Call): FastifySchema => ({
  tags: [call.tag],
  summary: call.summary,
  ...(call.access !== 'anyone' && { security: [{ session: [] }] }),
  ...(call.params && { params: call.params }),
  ...(call.query && { querystring: call.query }),
  ...(call.body && { body: call.body }),
  ...(call.file && { consumes: ['multipart/form-data'], file: call.file }),
  response: { [call.status]: answerSchema(call), ...streamSchema(call), '4xx': errorBody, '5xx': errorBody },
});

const streamSchema = ({ events, answer }: Call) => {
  if (!events || !answer) return {};
  const schema = z
    .union([events, answer, failedEvent])
    .describe('Server-sent events for who accepts them: those of the call, then `done` with its answer, or `failed`');
  return { 200: { description: 'What becomes of it, as it happens', content: { [EVENT_STREAM]: { schema } } } };
};

const answerSchema = ({ answerKind, answer, about }: Call) => {
  if (answerKind === 'json' && answer) return answer;
  if (answerKind === 'redirect') return z.null().describe('A redirect');
  if (answerKind === 'file') {
    const bytes = { schema: z.string() };
    return { content: { 'application/pdf': bytes, 'image/jpeg': bytes } };
  }
  const type = answerKind === 'json' ? 'application/json' : CONTENT_TYPE[answerKind];
  const parts = about && { [PICTURE_PARTS]: { schema: z.object({ about, picture: z.string().describe('A JPEG') }) } };
  return { content: { [type]: { schema: z.string() }, ...parts } };
};
