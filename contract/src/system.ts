import { z } from 'zod';
import { defineCall } from './call.ts';

export const getHealth = defineCall({
  method: 'GET',
  path: '/health',
  access: 'anyone',
  tag: 'system',
  summary: 'Whether the process is alive, also while it ends, and which version it is',
  answerKind: 'json',
  answer: z.object({
    status: z.literal('ok'),
    version: z.string().optional(),
    /** Null where nobody knows it. */
    commit: z.string().nullable().optional(),
  }),
  status: 200,
});

export const getReady = defineCall({
  method: 'GET',
  path: '/ready',
  access: 'anyone',
  tag: 'system',
  summary: 'Whether new requests can be served: database and press are there, and the server is not ending',
  answerKind: 'json',
  answer: z.object({
    /** `degraded`: the picture store or the disk is away. Keep sending requests: most need neither. */
    status: z.enum(['ready', 'degraded']),
    /** What does not work; only where degraded. */
    message: z.string().optional(),
  }),
  status: 200,
});
