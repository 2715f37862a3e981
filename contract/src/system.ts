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
