import { messages } from '@pawsume/contract/messages';
import type { BillingRecord, BillingState, Payment } from '@pawsume/contract/payments';
import type { PaymentRow } from '#db/types';
import { goneBack } from '../settle/fold.ts';

type Billed = Pick<
  PaymentRow,
  'id' | 'paid_at' | 'created_at' | 'amount' | 'refunded' | 'currency' | 'resume_id' | 'provider' | 'kind'
> &
  Pick<PaymentRow, 'outcome' | 'granted' | 'shortfall'> & { status: BillingState };

/** A payment as its payer reads it, in whole units of its currency. */
export const toBillingRecord = (payment: Billed): BillingRecord => {
  const { id, paid_at, created_at, amount, currency, resume_id, provider, kind, status, granted } = payment;
  return {
    timestamp: (paid_at ?? created_at).toISOString(),
    amount: amount / 100,
    currency: currency.toUpperCase(),
    resume_id,
    action: `${provider}_${kind}`,
    payment_id: id,
    credits: granted,
    refunded: goneBack(payment) / 100,
    state: status,
    note: noteOf(payment),
  };
};

const noteOf = (payment: Billed): string | undefined => {
  const { shortfall } = payment;
  const sentences = [
    instead(payment) && messages.payments.becameCredit(payment.granted),
    ...sentencesOf(payment),
    shortfall > 0 && messages.payments.stillOwed(shortfall),
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
};

const sentencesOf = (payment: Billed): string[] => {
  const say = messages.payments;
  const isForResume = payment.outcome === 'resume' || (payment.outcome === null && payment.kind === 'resume');
  switch (payment.status) {
    case 'processing':
      return [isForResume ? say.pendingResume : say.pendingCredits];
    case 'review':
      return [say.held];
    case 'disputed':
      return [say.disputed, isForResume ? say.disputedResume : say.disputedCredits];
    case 'charged_back':
      return [say.chargedBack, isForResume ? say.chargedBackResume : say.chargedBackCredits];
    default:
      return [];
  }
};

const instead = ({ kind, outcome }: Pick<PaymentRow, 'kind' | 'outcome'>): boolean =>
  kind === 'resume' && outcome === 'credits';

/** What a payment did besides what was bought: gave a credit instead of a résumé, or settled credits that were owed. */
export const readOtherEffects = (payment: PaymentRow): Pick<Payment, 'credits_instead' | 'settled'> => ({
  credits_instead: instead(payment) ? payment.granted : undefined,
  settled: payment.settled > 0 ? payment.settled : undefined,
});
