/** Such as `FREE` or `PRO YEARLY`: how the plan of an account is written on screen. */
export const planName = (subscriptionStatus: string): string =>
  (subscriptionStatus || 'free').replaceAll('_', ' ').toUpperCase();
