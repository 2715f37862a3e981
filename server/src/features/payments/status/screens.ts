import { paymentScreen } from '@pawsume/contract/screens';
import type { PaymentRow } from '#db/types';

/** The screen that asks what became of a payment. */
export const successScreen = ({ id, kind, quantity, resume_id: resumeId }: PaymentRow): string =>
  paymentScreen('success', { kind, quantity, resumeId }, id);

/** The one that says that it was cancelled, unless it went through after all. */
export const cancelScreen = ({ id, kind, quantity, resume_id: resumeId }: PaymentRow): string =>
  paymentScreen('cancel', { kind, quantity, resumeId }, id);
