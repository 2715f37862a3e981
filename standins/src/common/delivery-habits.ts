import { z } from 'zod';

const ms = z.int().min(0).max(600_000);

/** How events travel. */
export const deliveryHabits = z.strictObject({
  /**
   * `never`: recorded, not sent. `before_answer`: the answer to what caused an event, or the way back to the shop, comes
   * only after the webhooks were answered. `hold`: events wait until they are released.
   */
  mode: z.enum(['normal', 'never', 'before_answer', 'hold']),
  /** How often each event is sent, all at once. */
  copies: z.int().min(1).max(100),
  /** Before the first try. */
  delayMs: ms,
  /** Before each further try of a delivery that was not answered with 2xx. */
  retryDelaysMs: z.array(ms).max(20),
});

export type DeliveryHabits = z.output<typeof deliveryHabits>;

/** Until told otherwise. */
export const USUAL_HABITS: DeliveryHabits = {
  mode: 'normal',
  copies: 1,
  delayMs: 0,
  retryDelaysMs: [250, 1000, 4000],
};

/** In which order held events go: as they happened, the other way round, by chance, or these, each as often as it is named. */
export const releaseOrder = z.union([z.enum(['sent', 'reversed', 'shuffled']), z.array(z.string()).max(10_000)]);

export type ReleaseOrder = z.output<typeof releaseOrder>;
