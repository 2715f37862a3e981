import { z } from 'zod';
import { defineCall } from './call.ts';

export const getHealth = defineCall({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  tag: 'system',
  summary: 'Whether the process is alive, also while it ends',
  answerKind: 'json',
  answer: z.object({ status: z.literal('ok') }),
  status: 200,
});

export const getReady = defineCall({
  method: 'GET',
  path: '/ready',
  access: 'anyone',
  tag: 'system',
  summary: 'Whether new requests can be served: database, press and pictures are there, and the server is not ending',
  answerKind: 'json',
  answer: z.object({ status: z.literal('ready') }),
  status: 200,
});
