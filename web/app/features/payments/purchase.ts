/** What a purchase was for, as the payment's return address tells it. `quantity` is null where it says no number. */
export type Purchase = { kind: 'credits'; quantity: number | null } | { kind: 'resume' };

export const purchaseIn = (search: string): Purchase => {
  const query = new URLSearchParams(search);
  if (query.get('type') !== 'credits') return { kind: 'resume' };
  const given = query.get('quantity') ?? '';
  return { kind: 'credits', quantity: /^[1-9]\d{0,3}$/.test(given) ? Number(given) : null };
};

/** Such as '1 credit', '10 credits', or 'credits' when it is not known how many. */
export const creditsInWords = (quantity: number | null): string => {
  if (quantity === null) return 'credits';
  return quantity > 1 ? `${quantity} credits` : `${quantity} credit`;
};
