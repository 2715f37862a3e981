import { messages } from '@pawsume/contract/messages';
import type { Payment } from '@pawsume/contract/payments';

type Told = Pick<Payment, 'kind' | 'quantity' | 'credits_instead' | 'settled'>;

/** What a buyer should know of a payment that was paid, beside that it was: a sentence each. */
export const besidesOf = ({ kind, quantity, credits_instead = 0, settled = 0 }: Told): string[] => {
  const credits = kind === 'credits' ? quantity : credits_instead;
  return [
    ...(credits_instead > 0 ? [messages.payments.becameCredit(credits_instead)] : []),
    ...(settled > 0 ? [messages.payments.hasSettled({ settled: Math.min(settled, credits), credits })] : []),
  ];
};

/** What becomes of a pack for somebody who owes credits; null for everybody else. */
export const settlesFirst = (credits: number, { owed, balance }: { owed: number; balance: number }): string | null => {
  if (owed === 0) return null;
  const left = Math.max(0, balance + credits - owed);
  return messages.payments.willSettle({ settled: Math.min(owed, credits), credits, left });
};
