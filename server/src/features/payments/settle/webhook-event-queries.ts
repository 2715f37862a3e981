import type { Db, PaymentRow } from '#db/types';

interface ReceivedEvent {
  provider: PaymentRow['provider'];
  id: string;
  type: string;
}

/** Remembers a provider's event; returns whether it has been worked off before. */
export const recordEvent = async (db: Db, { provider, id, type }: ReceivedEvent, now: Date): Promise<boolean> => {
  await db
    .insertInto('webhook_events')
    .values({ provider, event_id: id, type, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
  const row = await db
    .selectFrom('webhook_events')
    .select('processed_at')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .executeTakeFirst();
  return row?.processed_at != null;
};

export const markEventProcessed = (db: Db, { provider, id }: ReceivedEvent, now: Date) =>
  db
    .updateTable('webhook_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .execute();
