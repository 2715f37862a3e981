import type { Fact } from './outsiders.ts';
import { type ModelCheckout, type ProviderModel, refundedOf } from './provider-model.ts';

/** Whether something can happen to a checkout of the model. */
export const isPossible = (checkout: ModelCheckout, { kind }: Fact): boolean => POSSIBLE[kind](checkout);

const isUndisputed = ({ state, dispute }: ModelCheckout) => state === 'paid' && dispute === 'none';
const isOpen = ({ state }: ModelCheckout) => state === 'open';
const isPending = ({ state }: ModelCheckout) => state === 'processing';
const isDisputed = ({ dispute }: ModelCheckout) => dispute === 'open';
const leftOf = (checkout: ModelCheckout): number => checkout.amount - refundedOf(checkout);
const isRefundable = (checkout: ModelCheckout) => isUndisputed(checkout) && leftOf(checkout) > 0;

const POSSIBLE: Record<Fact['kind'], (checkout: ModelCheckout) => boolean> = {
  pay: isOpen,
  clear: isPending,
  bounce: isPending,
  end: isOpen,
  lapse: ({ state }) => state === 'approved',
  refund: isRefundable,
  // Money that the shop owed somebody and that came back is left to a person: no key of ours sends it anew.
  'refund fails': (checkout) => isUndisputed(checkout) && checkout.refunds.length > 0 && !checkout.isSentBack,
  dispute: isRefundable,
  win: isDisputed,
  lose: isDisputed,
  falsify: isOpen,
};

/** Lets something possible happen to a checkout of the model. */
export const happenIn = (provider: ProviderModel, checkout: ModelCheckout, fact: Fact): void => {
  switch (fact.kind) {
    case 'pay':
      checkout.way = fact.way;
      if (provider.name === 'paypal') approve(provider, checkout);
      else charge(provider, checkout);
      break;
    case 'clear':
    case 'bounce':
      moveMoney(checkout, fact.kind === 'clear' ? 'paid' : 'failed');
      provider.announce('resolved', checkout);
      break;
    case 'end':
      end(provider, checkout);
      break;
    case 'lapse':
      checkout.state = 'expired';
      provider.announce('approval reversed', checkout);
      break;
    case 'refund':
      giveBack(provider, checkout, Math.min(leftOf(checkout), fact.amount));
      break;
    case 'refund fails':
      checkout.refunds.pop();
      provider.announce('refund failed', checkout, 'money');
      break;
    case 'dispute':
      checkout.dispute = 'open';
      provider.announce('disputed', checkout, 'money');
      break;
    case 'win':
    case 'lose':
      decide(provider, checkout, fact.kind);
      break;
    case 'falsify':
      falsify(checkout, fact.what);
      break;
  }
};

export const moveMoney = (checkout: ModelCheckout, state: 'paid' | 'processing' | 'failed'): void => {
  checkout.state = state;
  checkout.captureRef ??= `${checkout.ref}-capture`;
};

export const giveBack = (provider: ProviderModel, checkout: ModelCheckout, amount: number): void => {
  checkout.refunds.push(amount);
  provider.announce('refunded', checkout, 'money');
};

const approve = (provider: ProviderModel, checkout: ModelCheckout): void => {
  checkout.state = 'approved';
  provider.announce('approved', checkout);
};

const charge = (provider: ProviderModel, checkout: ModelCheckout): void => {
  // A declined card leaves the page open.
  if (checkout.way === 'declined' || checkout.way === 'refused') return;
  moveMoney(checkout, checkout.way === 'works' ? 'paid' : 'processing');
  provider.announce('completed', checkout);
};

const end = (provider: ProviderModel, checkout: ModelCheckout): void => {
  // PayPal forgets without a word.
  checkout.state = provider.name === 'paypal' ? 'forgotten' : 'expired';
  if (provider.name === 'stripe') provider.announce('expired', checkout);
};

/** Stripe ends its checkouts in time; PayPal knows no such time. */
export const endOverdue = (provider: ProviderModel, now: Date): void => {
  if (provider.name === 'paypal') return;
  for (const checkout of provider.checkouts.values()) {
    if (isOpen(checkout) && checkout.expiresAt * 1000 <= now.getTime()) end(provider, checkout);
  }
};

const decide = (provider: ProviderModel, checkout: ModelCheckout, result: 'win' | 'lose'): void => {
  checkout.dispute = result === 'lose' && provider.name === 'stripe' ? 'lost' : 'none';
  // What PayPal takes for the buyer shows as a refund.
  if (result === 'lose' && provider.name === 'paypal') checkout.refunds.push(leftOf(checkout));
  provider.announce('dispute closed', checkout, 'money');
};

const falsify = (checkout: ModelCheckout, what: (Fact & { kind: 'falsify' })['what']): void => {
  switch (what) {
    case 'amount':
      checkout.amount += 1;
      return;
    case 'currency':
      checkout.currency = checkout.currency === 'cad' ? 'usd' : 'cad';
      return;
    case 'live':
      checkout.live = !checkout.live;
      return;
    case 'payment':
      checkout.paymentId = null;
  }
};
