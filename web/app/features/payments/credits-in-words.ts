/** Such as '1 credit', '10 credits', or 'credits' when it is not known how many. */
export const creditsInWords = (quantity: number | null): string => {
  if (quantity === null) return 'credits';
  return quantity > 1 ? `${quantity} credits` : `${quantity} credit`;
};
