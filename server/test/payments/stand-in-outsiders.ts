import type { Outsiders } from './outsiders.ts';
import { paypalStandIn } from './stand-in-paypal.ts';
import { stripeStandIn } from './stand-in-stripe.ts';

/** Both providers as their stand-ins, reached by the real gateways over real HTTP, anew for each world. */
export const standInOutsiders = async (): Promise<Outsiders> => {
  const [stripe, paypal] = await Promise.all([stripeStandIn(), paypalStandIn()]);
  return {
    stripe: stripe.outsider,
    paypal: paypal.outsider,
    stray: stripe.stray,
    async close() {
      await Promise.all([stripe.close(), paypal.close()]);
    },
  };
};
