import { endOverdue, happenIn, isPossible } from './model-facts.ts';
import { FORGED, modelGateway } from './model-gateway.ts';
import type { Delivery, Outsider, Outsiders } from './outsiders.ts';
import { type Announced, ProviderModel } from './provider-model.ts';

/** Both providers as small truthful models, fast enough for thousands of runs. */
export const modelOutsiders = async (world: string): Promise<Outsiders> => {
  const paypal = new ProviderModel('paypal', world);
  const stripe = new ProviderModel('stripe', world);
  return {
    paypal: outsiderOf(paypal),
    stripe: outsiderOf(stripe),
    stray: () => deliveryOf(stripe, strange('stray', 'stray')),
    close: async () => {},
  };
};

const outsiderOf = (provider: ProviderModel): Outsider => {
  const { checkouts } = provider;
  return {
    gateway: modelGateway(provider),
    allows(ref, fact) {
      const checkout = checkouts.get(ref);
      return checkout !== undefined && isPossible(checkout, fact);
    },
    happen(ref, fact) {
      const checkout = checkouts.get(ref);
      if (checkout) happenIn(provider, checkout, fact);
    },
    timeIs: (now) => endOverdue(provider, now),
    events: () => provider.events.map((announced) => deliveryOf(provider, announced)),
    forged: (ref) => ({ ...deliveryOf(provider, strange('forged', ref)), headers: { signature: FORGED } }),
    truths: () => provider.truths(),
    uncaptured: () => [...checkouts.values()].filter(({ state }) => state === 'approved').map(({ ref }) => ref),
  };
};

const strange = (id: string, ref: string): Announced => ({
  checkout: ref,
  event: { id, type: 'completed', ref, captureRef: `${ref}-capture` },
});

const deliveryOf = ({ name }: ProviderModel, { checkout, event }: Announced): Delivery => ({
  id: event.id,
  provider: name,
  checkout,
  body: Buffer.from(JSON.stringify(event)),
  headers: {},
});
