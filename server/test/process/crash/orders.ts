import { z } from 'zod';

/**
 * What the test tells the server's process to do, which answers under the same id. `rest`: to let the reconciler be, which
 * would look at something every ten seconds; `reconcilePaypal`: to begin with that anew, with
 * PayPal's payments alone, so that the I/O of one pass is not mixed with that of another.
 */
export const order = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('arm'),
    id: z.int(),
    point: z.object({ nth: z.int().min(1), when: z.enum(['before', 'after']) }),
  }),
  z.object({ do: z.enum(['disarm', 'rest', 'reconcilePaypal']), id: z.int() }),
  z.object({ do: z.literal('ask'), id: z.int(), sql: z.string(), parameters: z.array(z.unknown()) }),
]);

export type Order = z.infer<typeof order>;
type WithoutId<O> = O extends Order ? Omit<O, 'id'> : never;
export type OrderToSend = WithoutId<Order>;

/** What the server's process says: where it listens, or what came of an order. */
export const report = z.union([
  z.object({ listening: z.url() }),
  z.object({ id: z.int(), answer: z.unknown() }),
  z.object({ id: z.int(), error: z.string() }),
]);
