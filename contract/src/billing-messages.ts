/** What the success screen and the billing history say of a payment that is not simply paid; part of `messages.payments`. */
export const billingMessages = {
  disputed: 'This payment is disputed: a bank or PayPal was asked for the money back, and has not decided yet.',
  disputedCredits: 'Until then its credits are taken back. If the payment stands, they return by themselves.',
  disputedResume: 'Until then the résumé counts as unpaid. If the payment stands, it is paid again by itself.',
  chargedBack: 'This payment was charged back: the money went back through the bank or PayPal.',
  chargedBackCredits: 'Its credits were taken back.',
  chargedBackResume: 'The résumé is unpaid again.',
  pendingCredits:
    'The provider still checks this payment, which can take some days. The credits come by themselves as soon as it is through.',
  pendingResume:
    'The provider still checks this payment, which can take some days. The résumé is paid by itself as soon as it is through.',
  held: 'This payment arrived, but something about it does not fit, so nothing is booked yet. We look at it and make it good; you need not do anything.',
  becameCredit: (credits: number) =>
    `The résumé was paid already or is gone, so this payment became ${credits === 1 ? '1 download credit' : `${credits} download credits`}.`,
  stillOwed: (credits: number) =>
    credits === 1
      ? '1 of its credits was used already: the next one that you buy settles it.'
      : `${credits} of its credits were used already: the next ones that you buy settle them.`,
  willSettle: ({ settled, credits, left }: { settled: number; credits: number; left: number }) =>
    credits === 1
      ? `This credit settles one that you used before its payment was refunded: you will have ${left}.`
      : `${settled} of these ${credits} credits ${settled === 1 ? 'settles one' : 'settle those'} that you used before they were refunded: you will have ${left}.`,
  hasSettled: ({ settled, credits }: { settled: number; credits: number }) =>
    credits === 1
      ? 'This credit settled one that you had used before its payment was refunded.'
      : `${settled} of these ${credits} credits settled ${settled === 1 ? 'one' : 'those'} that you had used before they were refunded; ${credits - settled} are yours to use.`,
  owed: (credits: number) =>
    credits === 1
      ? 'You used 1 credit whose payment was refunded afterwards. The next credit that you buy settles it first.'
      : `You used ${credits} credits whose payment was refunded afterwards. The next credits that you buy settle them first.`,
} as const;
