import { z } from 'zod';
import { defineCall } from './call.ts';

export const getHealth = defineCall({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  tag: 'system',
  summary: 'Whether process and database are alive',
  answerKind: 'json',
  answer: z.object({ status: z.literal('ok') }),
  status: 200,
});

export const getContact = defineCall({
  method: 'GET',
  path: '/contact',
  access: 'anyone',
  tag: 'system',
  summary: 'Where to write for help; null where no address is named',
  answerKind: 'json',
  answer: z.object({ email: z.string().nullable() }),
  status: 200,
});
