import { z } from 'zod';
import { messages } from './messages.ts';

/** Marks attempts at one and the same thing: however often it is sent with a key, it is done once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const idempotencyKey = z.string().regex(/^[\w-]{8,100}$/, messages.common.invalidInput);
