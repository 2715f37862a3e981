import type { HeldPayment } from '@pawsume/contract/admin';
import { formatPrice } from '@pawsume/contract/pricing';
import { PROVIDERS } from '@pawsume/contract/providers';

/** What a held payment was for, how much it was and how it was paid, in words. */
export const heldFacts = ({ kind, quantity, resume_id, amount, currency, provider }: HeldPayment) => ({
  purpose:
    kind === 'credits' ? `${quantity} ${quantity === 1 ? 'credit' : 'credits'}` : `Résumé ${resume_id ?? ''}`.trim(),
  // The code stands beside the sign: a wrong currency may be the very reason.
  price: `${formatPrice(amount, currency, 'always')} ${currency.toUpperCase()}`,
  method: PROVIDERS[provider].label,
});
