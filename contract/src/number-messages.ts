import type { FailureKind } from './numbers.ts';

const times = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
};

/** What administrators are told beside the numbers of each day. */
export const numberMessages = {
  failed: 'Failed to load the numbers.',
  nothing: 'Nothing has happened yet',
  nothingExplained: 'As soon as somebody registers, has a résumé written or pays, it is counted here day by day.',
  days: 'Days begin at midnight UTC, and today is not over yet.',
  testMoney: 'Only test payments are taken here: none of this income is real.',
  failedToday: {
    model: (count: number) =>
      `The model did not write ${times(count)} today, and the built-in writer stepped in. The log says why: “the model did not write”.`,
    stripe: (count: number) =>
      `Calls to Stripe failed ${times(count)} today. Payments are asked about again by themselves; if it goes on, check the keys and Stripe’s status page.`,
    paypal: (count: number) =>
      `Calls to PayPal failed ${times(count)} today. Payments are asked about again by themselves; if it goes on, check the keys and PayPal’s status page.`,
    google: (count: number) =>
      `Signing in with Google failed ${times(count)} today. Passwords still work; if it goes on, check the client’s id and secret.`,
    mail: (count: number) =>
      `Mail was not taken ${times(count)} today. Each is tried again for some hours; if it goes on, check SMTP_URL.`,
  } satisfies Record<FailureKind, (count: number) => string>,
} as const;
