import type { Payment } from '@pawsume/contract/payments';
import { paths } from '~/paths.ts';

/** What a purchase was for. Null stands where the address of the screen does not say it. */
export type Purchase = { kind: 'credits'; quantity: number | null } | { kind: 'resume'; resumeId: number | null };

const MAX_DIGITS = { quantity: 4, id: 10 } as const;

const numberIn = (text: string | null, digits: number): number | null =>
  text !== null && text.length <= digits && /^[1-9]\d*$/.test(text) ? Number(text) : null;

/** As the address that the provider sends the browser back to tells it. */
export const parsePurchase = (search: string): Purchase => {
  const query = new URLSearchParams(search);
  return query.get('type') === 'credits'
    ? { kind: 'credits', quantity: numberIn(query.get('quantity'), MAX_DIGITS.quantity) }
    : { kind: 'resume', resumeId: numberIn(query.get('resume_id'), MAX_DIGITS.id) };
};

export const toPurchase = ({ kind, quantity, resume_id }: Payment): Purchase =>
  kind === 'credits' ? { kind, quantity } : { kind, resumeId: resume_id };

/** Where the same can be bought again; null where it is not known what it was. */
export const buyAgainAt = (purchase: Purchase): string | null => {
  if (purchase.kind === 'credits') return paths.buyCredits();
  return purchase.resumeId === null ? null : paths.buyCredits(purchase.resumeId);
};
