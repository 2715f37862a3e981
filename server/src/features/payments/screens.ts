import type { PaymentRow } from '#db/types';
import type { Purpose } from './queries.ts';

/** Where the browser goes when nothing is known of a payment. */
export const NOWHERE = '/profile';

/** The screen that asks what became of a payment. */
export const successScreen = ({ id, kind, quantity, resume_id }: PaymentRow): string =>
  `/success?${queryOf({ kind, quantity, resumeId: resume_id })}&payment=${id}`;

/** The one that says that it was cancelled, unless it went through after all. */
export const cancelScreen = (purpose: Pick<Purpose, 'kind' | 'quantity' | 'resumeId'>, id: string): string =>
  `/cancel?${queryOf(purpose)}&payment=${id}`;

const queryOf = ({ kind, quantity, resumeId }: Pick<Purpose, 'kind' | 'quantity' | 'resumeId'>): string => {
  if (kind === 'credits') return `type=credits&quantity=${quantity}`;
  return resumeId === null ? 'type=resume' : `type=resume&resume_id=${resumeId}`;
};
